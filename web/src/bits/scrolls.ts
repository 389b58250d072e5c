// What may have to be scrolled can be reached by keyboard while there is more of it than is seen, and is no stop on the way otherwise.

export function scrolls(node: HTMLElement): { destroy: () => void } {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(node);
  content.observe(node, { subtree: true, childList: true, characterData: true });
  return {
    destroy() {
      size.disconnect();
      content.disconnect();
    },
  };
}
