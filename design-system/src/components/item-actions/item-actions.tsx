import type { ReactNode } from 'react';
import { actionName } from '../../a11y/action-name.ts';
import { EyeIcon, EyeOffIcon } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { CancelButton, type CancelButtonProps } from '../cancel-button/cancel-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { RerunButton } from '../rerun-button/rerun-button.tsx';

interface PlainAction {
  label: string;
  /** Stays when the label changes. @default the label */
  id?: string;
  icon: ReactNode;
  onPress(): void;
  /** Why it can do nothing now. In words it stands there and says so; as an icon it is left out. */
  disabledReason?: string | undefined;
  /** For a button that opens and closes a part of its item. */
  isExpanded?: boolean;
  /** It stands beside Cancel too. @default false */
  isKept?: boolean;
}

/** Runs the item once more, for so many credits. */
interface RerunAction {
  rerunCredits: number;
  onPress(): void;
}

/** Shows the item on its user's public page, or hides it. */
interface PublicationAction {
  isPublished: boolean;
  onPress(): void;
}

export type ItemAction = PlainAction | RerunAction | PublicationAction;

export interface ItemActionsProps {
  /** What the item was asked for: part of the name of each button. */
  about: string;
  /** While the job is under way, Cancel takes the place of the actions; null once the job has ended. */
  cancel: Pick<CancelButtonProps, 'label' | 'isEarly' | 'isPending' | 'onCancel'> | null;
  /** In their order; false where an action makes no sense. */
  actions: ReadonlyArray<ItemAction | false>;
  /** In words, where there is room; otherwise as icons. @default false */
  isInWords?: boolean;
}

/** What can be done with one item now. The place around it lays the buttons out. */
export function ItemActions({ about, cancel, actions, isInWords = false }: ItemActionsProps) {
  const shown = actions.filter((action) => action !== false).filter((action) => isShown(action, cancel));

  return (
    <>
      {cancel !== null && <CancelButton {...cancel} isInWords={isInWords} about={about} />}
      {shown.map((action) => {
        if ('rerunCredits' in action) {
          return (
            <RerunButton key="rerun" credits={action.rerunCredits} onRerun={action.onPress} about={about} />
          );
        }
        const plain = 'isPublished' in action ? publicationButton(action) : action;
        return (
          <ActionButton key={plain.id ?? plain.label} action={plain} about={about} isInWords={isInWords} />
        );
      })}
    </>
  );
}

/** The same words in every tool. */
const publicationButton = ({ isPublished, onPress }: PublicationAction): PlainAction => ({
  id: 'publication',
  label: isPublished ? 'Hide from my public page' : 'Show on my public page',
  icon: isPublished ? <EyeOffIcon /> : <EyeIcon />,
  onPress,
});

const isShown = (action: ItemAction, cancel: ItemActionsProps['cancel']): boolean =>
  cancel === null || ('isKept' in action && action.isKept);

interface ActionButtonProps {
  action: PlainAction;
  about: string;
  isInWords: boolean;
}

function ActionButton({ action, about, isInWords }: ActionButtonProps) {
  const { label, icon, onPress, disabledReason, isExpanded } = action;
  if (isInWords) {
    return (
      <Button
        aria-label={actionName(label, about)}
        aria-expanded={isExpanded}
        iconStart={icon}
        onClick={onPress}
        disabledReason={disabledReason}
      >
        {label}
      </Button>
    );
  }
  return disabledReason === undefined ? (
    <IconButton label={label} about={about} size="dense" aria-expanded={isExpanded} onClick={onPress}>
      {icon}
    </IconButton>
  ) : null;
}
