/** What is fixed and in view: in a docs page it would cover the page, and not only its own place. */
export function findOverPage(): Element | undefined {
  return [...document.body.querySelectorAll('*')].find((element) => {
    if (!element.hasChildNodes() || getComputedStyle(element).position !== 'fixed') return false;
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 && bottom > 0 && top < innerHeight;
  });
}
