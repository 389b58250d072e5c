// How much room there is: log and talk stand beside the table on a wide screen and are sheets on a narrow one.

const query = typeof matchMedia === 'undefined' ? null : matchMedia('(min-width: 1100px)');

class Layout {
  wide = $state(query?.matches ?? true);

  constructor() {
    query?.addEventListener('change', ({ matches }) => (this.wide = matches));
  }
}

export const layout = new Layout();
