// What may have to be scrolled can be reached by keyboard while there is more of it than is seen, and is no stop on the way otherwise.

export function scrolls(node: HTMLElement): { destroy: () => void } {
  let frame = 0;
  const look = (): void => {
    frame = 0;
    const more = node.scrollHeight > node.clientHeight + 1;
    if (more === (node.tabIndex === 0)) return;
    if (more) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  // Once for each frame: to ask for sizes after every change of the words makes the browser lay the page out each time.
  const soon = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  const size = new ResizeObserver(soon);
  const content = new MutationObserver(soon);
  size.observe(node);
  content.observe(node, { subtree: true, childList: true, characterData: true });
  return {
    destroy() {
      size.disconnect();
      content.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
