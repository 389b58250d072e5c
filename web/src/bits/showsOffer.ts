// A row that scrolls sideways shows at least one of the things in it that may be chosen: a question whose answers are all out of sight looks
// as if it had none.

export function showsOffer(node: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    const offers = [...node.querySelectorAll('[data-offer]')].map((one) => one.getBoundingClientRect());
    const [first] = offers;
    if (!first) return;
    const row = node.getBoundingClientRect();
    if (!offers.some((one) => one.left >= row.left - 1 && one.right <= row.right + 1))
      node.scrollLeft += first.left - row.left;
  };
  const watch = new MutationObserver(look);
  watch.observe(node, { subtree: true, childList: true, attributeFilter: ['data-offer'] });
  look();
  return { destroy: () => watch.disconnect() };
}
