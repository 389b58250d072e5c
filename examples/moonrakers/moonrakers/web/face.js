// The board of Moonrakers: everyone round the pond, barrels to tap, and what is said about the one that is going in.
// No build step and no library: the house lends words (`t`) and options (`find`), and calls us when something changes.

const css = document.createElement('link');
css.rel = 'stylesheet';
css.href = new URL('face.css', import.meta.url).href;

/** An element with text or children. */
function make(tag, name, ...inside) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...inside.filter((one) => one !== null));
  return element;
}

export default ({ t, find }) => {
  /** A button for an option that is lit, or a plain element where nothing is offered. */
  function barrel(now, good, option, n = 0) {
    const words = [make('b', '', now.name('good', good)), n ? make('small', 'num', `× ${n}`) : null];
    if (!option) return make('span', `barrel ${good}`, ...words);
    const button = make('button', `barrel ${good} lit`, ...words);
    button.dataset.offer = '';
    button.setAttribute('aria-pressed', String(now.chosen === option));
    button.setAttribute('aria-label', now.label(option));
    button.onclick = () => now.pick(option);
    return button;
  }

  function person(now, seat) {
    const { view } = now;
    const li = make(
      'li',
      seat === view.turn ? 'turn' : '',
      make('b', '', now.names[seat]),
      make('small', 'num', t('moonrakers-view-coins.seat', { value: view.coins[seat] })),
      make('small', 'num', t('moonrakers-view-barrels.seat', { value: view.barrels[seat] })),
      make('small', 'num', t('moonrakers-view-in-pond.seat', { value: view.in_pond[seat] })),
    );
    li.dataset.place = `seat-${seat}`;
    return li;
  }

  /** The barrel that is going in, with what is said about it; whoever may rake taps the pond. */
  function pond(now) {
    const { view, ask } = now;
    const said = view.said === 'nothing' ? null : make('q', '', now.name('good', view.said));
    const mine = view.rolled && view.rolled !== 'nothing' ? make('small', '', now.name('good', view.rolled)) : null;
    const rake = find(ask, { do: 'rake' });
    const inside = [make('h2', '', t('moonrakers-pond')), said, mine].filter(Boolean);
    if (!rake) return make('section', 'pond', ...inside);
    const button = make('button', 'pond lit', ...inside, make('b', '', now.label(rake)));
    button.dataset.offer = '';
    button.setAttribute('aria-pressed', String(now.chosen === rake));
    button.onclick = () => now.pick(rake);
    return button;
  }

  /** My barrels, and when I am asked what to say, the four things I can say. */
  function mine(now) {
    const { view, ask } = now;
    if (!view.hand) return null;
    const saying = find(ask, { do: 'say' });
    const goods = saying
      ? ask.options.map((option) => barrel(now, option.good, option))
      : Object.entries(view.hand).map(([good, n]) => barrel(now, good, find(ask, { do: 'roll', good }), n));
    const title = saying ? 'moonrakers-ask-boast' : 'moonrakers-view-hand';
    const hand = make('div', 'hand', ...goods);
    hand.dataset.hand = '';
    return make('section', '', make('h2', '', t(title)), hand);
  }

  function draw(root) {
    document.head.append(css);
    return (now) => {
      const { view } = now;
      const list = (name, counts) =>
        make('p', '', `${t(`moonrakers-view-${name}`)}: `, counts.map(([id, n]) => `${n} × ${now.name('good', id)}`).join(', ') || '–');
      const ashore = new Map();
      for (const good of view.ashore) ashore.set(good, (ashore.get(good) ?? 0) + 1);
      root.className = 'drawn moonrakers';
      root.replaceChildren(
        ...[
          make('ol', 'people', ...now.names.map((_, seat) => person(now, seat))),
          pond(now),
          mine(now),
          list('ashore', [...ashore]),
          view.sunk ? list('sunk', Object.entries(view.sunk)) : null,
        ].filter(Boolean),
      );
    };
  }

  const bare = (event) => String(event.key).replace(/^moonrakers\./, '');
  return {
    draw,
    scene: 'trade',
    phase: (view) => t('moonrakers-phase', { n: view.on_cart }),
    onBoard: (option) => option.do !== 'leave',
    icon: (event) => ({ raked: 'eye', sank: 'influence', paid: 'influence', said: 'chat' })[bare(event)] ?? 'quill',
    turned: (key) => ({ lied: 'secret', caught: 'eye' })[key] ?? 'quill',
    secrets: (view, teller) => Object.entries(view.sunk ?? {}).map(([good, n]) => `${n} × ${teller.name('good', good)}`),
  };
};
