// What axe-core finds on a page, in both themes.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing to find in either theme; the second look is at what a theme changes. Drawings are hidden from readers and left out. */
export async function clean(page: Page, where: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((to) => {
      document.documentElement.dataset.theme = to;
      // What fades in or flies is looked at where it lands.
      for (const motion of document.getAnimations()) motion.finish();
    }, theme);
    // Its source is half a megabyte, and stays in the page.
    const there = await page.evaluate(() => 'axe' in window);
    // Without frames to look into and with words for violations only, a look takes a third of the time.
    let axe = new AxeBuilder({ page, ...(there && { axeSource: ';' }) })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] });
    for (const drawing of ['svg.portrait', '.sky']) axe = axe.exclude(drawing);
    axe = theme === 'light' ? axe.withTags(WCAG) : axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    const told = violations.map((one) => {
      const nodes = one.nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`);
      return `${one.id}: ${nodes.join(' | ')}`;
    });
    expect(told, `${where}, ${theme}`).toEqual([]);
  }
}
