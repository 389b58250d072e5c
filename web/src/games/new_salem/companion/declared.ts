// Made by scripts/wire.mjs from what the game declares. Do not edit.
import type { Declared } from './sheet';

/** Apart from the rest: a game on screens reads these lines, too. */
export const SCENES: Declared['scenes'] = {};

export const SHEET: Declared = {
  seats: [3,8],
  options: {"edition":["en","es","fr"]},
  varies: "edition",
  facts: {"3":{"en":{"players":3,"witches":2,"puritans":4,"characters":6,"away":3,"trials":2,"needed":6,"buildings":53,"events":16},"es":{"players":3,"witches":2,"puritans":4,"characters":6,"away":3,"trials":2,"needed":6,"buildings":53,"events":16},"fr":{"players":3,"witches":2,"puritans":4,"characters":6,"away":3,"trials":2,"needed":6,"buildings":53,"events":15}},"4":{"en":{"players":4,"witches":2,"puritans":4,"characters":6,"away":2,"trials":2,"needed":8,"buildings":71,"events":20},"es":{"players":4,"witches":2,"puritans":4,"characters":6,"away":2,"trials":2,"needed":8,"buildings":71,"events":20},"fr":{"players":4,"witches":2,"puritans":4,"characters":6,"away":2,"trials":2,"needed":8,"buildings":71,"events":19}},"5":{"en":{"players":5,"witches":2,"puritans":4,"characters":6,"away":1,"trials":2,"needed":10,"buildings":88,"events":20},"es":{"players":5,"witches":2,"puritans":4,"characters":6,"away":1,"trials":2,"needed":10,"buildings":88,"events":20},"fr":{"players":5,"witches":2,"puritans":4,"characters":6,"away":1,"trials":2,"needed":10,"buildings":88,"events":19}},"6":{"en":{"players":6,"witches":2,"puritans":5,"characters":7,"away":1,"trials":2,"needed":12,"buildings":103,"events":20},"es":{"players":6,"witches":2,"puritans":5,"characters":7,"away":1,"trials":2,"needed":12,"buildings":103,"events":20},"fr":{"players":6,"witches":2,"puritans":5,"characters":7,"away":1,"trials":2,"needed":12,"buildings":103,"events":19}},"7":{"en":{"players":7,"witches":3,"puritans":6,"characters":9,"away":2,"trials":3,"needed":14,"buildings":123,"events":20},"es":{"players":7,"witches":3,"puritans":6,"characters":9,"away":2,"trials":3,"needed":14,"buildings":123,"events":20},"fr":{"players":7,"witches":3,"puritans":6,"characters":9,"away":2,"trials":3,"needed":14,"buildings":123,"events":19}},"8":{"en":{"players":8,"witches":3,"puritans":6,"characters":9,"away":1,"trials":3,"needed":16,"buildings":144,"events":20},"es":{"players":8,"witches":3,"puritans":6,"characters":9,"away":1,"trials":3,"needed":16,"buildings":144,"events":20},"fr":{"players":8,"witches":3,"puritans":6,"characters":9,"away":1,"trials":3,"needed":16,"buildings":144,"events":19}}},
  setup: [{"says":"characters","count":"characters"},{"says":"deal-characters","count":"away"},{"says":"buildings"},{"says":"events"},{"says":"red-border"},{"says":"badges","count":"players"},{"says":"constable"},{"says":"first-hope","when":["edition=en"]},{"says":"threshold"}],
  pauses: {},
  marks: {},
  dealt: [3,4,5,4,3],
  phases: ["draft","event","initiate","end"],
  types: ["entertainment","trade","finance","education","death","justice"],
  pieces: ["left","middle","right"],
  characters: {"merchant":{"witch":false,"types":["trade","finance"]},"fiddler":{"witch":false,"types":["entertainment","finance"]},"innkeeper":{"witch":false,"types":["entertainment","trade"]},"printer":{"witch":false,"types":["entertainment","education"]},"shipwright":{"witch":false,"types":["trade","education"]},"notary":{"witch":false,"types":["finance","education"]},"midwife":{"witch":true,"types":["entertainment","trade","education"]},"apothecary":{"witch":true,"types":["trade","finance","education"]},"moneylender":{"witch":true,"types":["entertainment","trade","finance"]},"tutor":{"witch":true,"types":["entertainment","finance","education"]}},
  end: {"trial_despair":2,"set_despair":3,"set_points":2,"royal_charter":3,"scarlet_letter":-2},
  scenes: SCENES,
};
