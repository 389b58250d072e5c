// The sizes that every screen must be good at, and what may be wrong with a screen that one can measure.
import type { Page } from '@playwright/test';

export const SIZES = {
  'phone-360x640': { width: 360, height: 640 },
  'phone-412x915': { width: 412, height: 915 },
  'side-640x360': { width: 640, height: 360 },
  'side-740x360': { width: 740, height: 360 },
  'side-915x412': { width: 915, height: 412 },
  'tablet-768x1024': { width: 768, height: 1024 },
  'tablet-1024x768': { width: 1024, height: 768 },
  'desk-1280x800': { width: 1280, height: 800 },
  'desk-1920x1080': { width: 1920, height: 1080 },
  'desk-3840x2160': { width: 3840, height: 2160 },
} as const;
export type Size = keyof typeof SIZES;

/** Lets fonts come, what flies land and what is told be told. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(async () => {
    for (const motion of document.getAnimations()) motion.finish();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

/**
 * What can be measured of an ugly screen: a page wider than its window, a word torn in two, a text cut off without a sign, a seat under the
 * question, a button outside of it.
 */
export async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth - innerWidth}px too wide`);
    const main = document.querySelector('main');
    if (!main) return found;
    if (main.scrollWidth > main.clientWidth) found.push(`main is ${main.scrollWidth - main.clientWidth}px too wide`);

    const shown = (node: Element): boolean => node.checkVisibility() && !node.closest('svg, .vh, .moment, .sky');
    const told = (node: Element): string =>
      `${node.tagName.toLowerCase()}.${[...node.classList].filter((name) => !name.startsWith('svelte')).join('.')}`;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const box = node.parentElement!;
      if (!node.data.trim() || !shown(box)) continue;
      const style = getComputedStyle(box);
      const clipsWide = style.overflowX === 'hidden' && style.textOverflow !== 'ellipsis';
      if (clipsWide && box.scrollWidth > box.clientWidth + parseFloat(style.fontSize) / 4)
        found.push(`cut off: "${node.data.trim()}" in ${told(box)}`);
      const clipsTall = style.overflowY === 'hidden' && style.webkitLineClamp === 'none';
      if (clipsTall && box.scrollHeight > box.clientHeight + parseFloat(style.fontSize) / 4)
        found.push(`cut off below: "${node.data.trim()}" in ${told(box)}`);
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      const slack = parseFloat(style.fontSize) / 4;
      if (style.webkitLineClamp === 'none' && style.textOverflow !== 'ellipsis')
        for (let up = box.parentElement; up && up !== main; up = up.parentElement) {
          const outer = getComputedStyle(up);
          if (/auto|scroll/.test(outer.overflowX + outer.overflowY)) break;
          if (outer.webkitLineClamp !== 'none' || outer.textOverflow === 'ellipsis') break;
          const edge = up.getBoundingClientRect();
          const wide =
            outer.overflowX !== 'visible' && (text.right > edge.right + slack || text.left < edge.left - slack);
          const tall = outer.overflowY !== 'visible' && text.bottom > edge.bottom + slack;
          if (wide || tall) found.push(`cut by ${told(up)}: "${node.data.trim()}" in ${told(box)}`);
        }
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{4,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
        if (lines.size > 1) found.push(`torn: "${word}" in ${told(box)}`);
      }
    }

    const prompt = document.querySelector('.prompt')?.getBoundingClientRect();
    if (prompt) {
      if (prompt.bottom > innerHeight + 1 || prompt.right > innerWidth + 1) found.push('the question is out of sight');
      for (const button of document.querySelectorAll('.prompt .acts button')) {
        const over = button.closest('.acts')!.getBoundingClientRect().bottom - prompt.bottom;
        if (over > 1) found.push(`"${button.textContent}" hangs ${Math.round(over)}px out of the question`);
      }
      for (const seat of document.querySelectorAll('[data-place^="seat-"]')) {
        const box = seat.getBoundingClientRect();
        for (const meter of seat.querySelectorAll('.meter, .state'))
          if (meter.getBoundingClientRect().bottom > box.bottom + 1) found.push('accusations hang out of a seat');
        const frame = seat.closest('ol')!.parentElement!.getBoundingClientRect();
        const top = Math.max(box.top, frame.top);
        const bottom = Math.min(box.bottom, frame.bottom);
        const over =
          Math.min(box.right, prompt.right) - Math.max(box.left, prompt.left) > 1 &&
          Math.min(bottom, prompt.bottom) - Math.max(top, prompt.top) > 1;
        if (over) found.push(`${(seat as HTMLElement).dataset.place} lies under the question`);
        if (bottom - top < box.height - 1) found.push(`${(seat as HTMLElement).dataset.place} is not whole`);
      }
    }
    return [...new Set(found)];
  });
}
