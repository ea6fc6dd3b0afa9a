import { Button, EmptyState, LibraryIcon } from '@aic/design-system';
import { HeartIcon, ImageUpIcon } from '@aic/design-system/gallery';
import { CheckCircleIcon, SearchIcon, TrashIcon } from '@aic/design-system/studio';
import { Link, TOOLS } from '@aic/sdk';
import { BIN_DAYS, isFiltered, type Place, type View } from '@aic/sdk/library';

/** Nothing to show, and what to do about it. */
export function NothingHere({ view, onClear }: { view: View; onClear(): void }) {
  if (isFiltered(view)) {
    return (
      <EmptyState
        level={2}
        icon={<SearchIcon />}
        title="Nothing matches"
        description="No item has these words and filters."
        actions={<Button onClick={onClear}>Clear filters</Button>}
      />
    );
  }
  const { place } = view;
  if (place === 'all') return <FirstSteps />;
  return <EmptyState level={2} {...emptyPlace(place)} />;
}

function emptyPlace(place: Exclude<Place, 'all'>) {
  switch (place) {
    case 'favourites':
      return {
        icon: <HeartIcon />,
        title: 'No favourites yet',
        description: 'Select items and press Favourite: they are collected here.',
      };
    case 'uploads':
      return {
        icon: <ImageUpIcon />,
        title: 'No uploads yet',
        description:
          'A picture that you send with a photo edit, or as the first frame of a video, is kept here.',
        actions: (
          <>
            <Button as={Link} to="/?mode=photo-editor">
              Edit a photo
            </Button>
            <Button as={Link} to="/video?tab=image">
              Start a video
            </Button>
          </>
        ),
      };
    case 'published':
      return {
        icon: <LibraryIcon />,
        title: 'Nothing is published',
        description: 'What you show on your public page is listed here.',
      };
    case 'failed':
      return {
        icon: <CheckCircleIcon />,
        title: 'Nothing failed',
        description: 'What fails or is cancelled is listed here, with its reason. It costs nothing.',
      };
    case 'bin':
      return {
        icon: <TrashIcon />,
        title: 'The bin is empty',
        description: `What you remove stays here for ${BIN_DAYS} days and can be restored.`,
      };
    default:
      return {
        icon: <LibraryIcon />,
        title: 'This folder is empty',
        description: 'Select items and press Move, or drag them onto the folder.',
      };
  }
}

const TOOL_LINKS = TOOLS.filter(({ isInNavigation }) => isInNavigation);

function FirstSteps() {
  return (
    <EmptyState
      level={2}
      icon={<LibraryIcon />}
      title="Your library is empty"
      description="Everything you make is kept here: images, photo edits, videos, music and texts. Start with a tool."
      actions={TOOL_LINKS.map(({ name, label, routes }) => (
        <Button key={name} as={Link} to={routes[0]}>
          {label}
        </Button>
      ))}
    />
  );
}
