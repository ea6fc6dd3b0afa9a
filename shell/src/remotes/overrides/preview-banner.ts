import { knownTools, toolLabel, type Registry } from '@aic/sdk';
import { shortDayText } from '@aic/sdk/account';
import type { RegistryPreview } from '@aic/sdk/host';
import { keepPreviews, keptPreviews } from './kept-previews.ts';
import { showTabBanner } from './tab-banner.ts';

export type OpenPreview = Extract<RegistryPreview, { state: 'open' }>;

/** More would cover a phone. */
const LINES_MAX = 3;

/** Why a link gives nothing. */
const REASONS = {
  ended: 'This preview has ended.',
  unknown: 'This preview link does not work here.',
};

/** Said until it is closed: the links are forgotten by then. */
const reasons = new Set<string>();

/**
 * Says, for as long as it is so, that this tab has builds by links: which, by whom and until when. Of links that give
 * nothing it says why, once, and forgets them.
 * @param open those whose builds the tab gets
 */
export function showPreviewBanner(
  { previews = [], remotes }: Registry,
  open: readonly OpenPreview[],
  reloadPage: () => void,
): void {
  for (const { state } of previews) {
    if (state !== 'open') reasons.add(REASONS[state]);
  }
  forget(previews.filter((preview) => open.every(({ token }) => token !== preview.token)));
  const tools = knownTools(remotes);
  const said = open.slice(0, LINES_MAX).map((preview) => lineOf(preview, toolLabel(preview.name, tools)));
  const more = open.length - said.length;
  const lines = [...said, ...(more === 0 ? [] : [`and ${more} more`]), ...reasons];
  const close = (): void => {
    reasons.clear();
    showTabBanner('preview', null);
  };
  const leave = (): void => {
    keepPreviews([]);
    reloadPage();
  };
  const isOpen = open.length > 0;
  showTabBanner(
    'preview',
    lines.length === 0 ? null : { lines, button: isOpen ? 'Leave' : 'Close', press: isOpen ? leave : close },
  );
}

const lineOf = ({ build, commit, madeBy, endsAt }: OpenPreview, label: string): string =>
  [
    `Preview of ${label}: build ${build}`,
    ...(commit === null ? [] : [`commit ${commit.slice(0, 7)}`]),
    `by ${madeBy.replace(/^token /, '')}`,
    `until ${shortDayText(endsAt)}`,
  ].join(', ');

function forget(links: ReadonlyArray<{ token: string }>): void {
  const tokens = new Set(links.map(({ token }) => token));
  keepPreviews(keptPreviews().filter((token) => !tokens.has(token)));
}
