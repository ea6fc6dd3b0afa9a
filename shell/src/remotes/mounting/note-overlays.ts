import { BANNER_ID } from '../overrides/banner-id.ts';

/**
 * What renders nothing, the shell's own banner, and what Stripe keeps for the whole page: its script would miss it at
 * the next payment.
 */
const KEPT = `style, script, link, template, [name^=__privateStripe], :has([name^=__privateStripe]), #${BANNER_ID}`;

/** Smaller is what libraries measure with, or say to screen readers. */
const SEEN_PX = 16;

/**
 * Notes what stands beside the page's root. A dialog or an overlay that a tool has put there would lie over the next
 * tool.
 * @returns undo: removes what is to be seen there and is not the shell's, and says what that was
 */
export function noteOverlays(): () => string[] {
  const before = new Set(document.body.children);
  return () =>
    [...document.body.children]
      .filter(
        (element) => !before.has(element) && isSeen(element) && !element.matches(KEPT) && !isOfShell(element),
      )
      .map((element) => {
        element.remove();
        return `<${element.localName}> over the page`;
      });
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width * height > SEEN_PX;
}

interface Fiber {
  return: Fiber | null;
  stateNode: { containerInfo?: Element } | null;
}

/**
 * Menus and toasts of the shell stand beside its root, too, and its React would break without them. What React has
 * rendered it knows by a member of the element; from there the way leads up to the root that drew it.
 */
function isOfShell(element: Element): boolean {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  if (!key) return false;
  // Safe because of the name; where React keeps something else there, the way ends at once and the element stays.
  let fiber = (element as unknown as Record<string, Fiber>)[key];
  while (fiber?.return) fiber = fiber.return;
  const container = fiber?.stateNode?.containerInfo;
  return !container || container.id === 'root';
}
