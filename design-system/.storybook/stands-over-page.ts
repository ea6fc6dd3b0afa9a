/** Whether something fixed is in view: in a docs page it would cover the page, and not only its own place. */
export function standsOverPage(): boolean {
  return [...document.body.querySelectorAll('*')].some((element) => {
    if (!element.hasChildNodes() || getComputedStyle(element).position !== 'fixed') return false;
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 && bottom > 0 && top < innerHeight;
  });
}
