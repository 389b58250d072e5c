// Where people sit round a table: grid lines, clockwise from the one at its foot. The list of seats keeps its own order; only the places are ours.

export interface Place {
  row: number;
  col: number;
}

/** The edge of a square of places, from the middle of its foot to the left and on clockwise. */
function edge(side: number): Place[] {
  const foot: Place[] = [];
  for (let col = side - 1; col >= 1; col--) foot.push({ row: side, col });
  const left: Place[] = [];
  for (let row = side - 1; row >= 1; row--) left.push({ row, col: 1 });
  const top: Place[] = [];
  for (let col = 2; col <= side; col++) top.push({ row: 1, col });
  const right: Place[] = [];
  for (let row = 2; row <= side; row++) right.push({ row, col: side });
  const round = [...foot, ...left, ...top, ...right];
  const start = round.findIndex((place) => place.row === side && place.col === Math.ceil(side / 2));
  return [...round.slice(start), ...round.slice(0, start)];
}

/** How many places a side of the table has on a wide screen. */
export const sideOf = (seats: number): number => (seats > 8 ? 4 : 3);

/** On a wide screen: the edge of a square, whose places are dropped evenly when there are fewer people. */
export function wide(after: number, seats: number): Place {
  const places = edge(sideOf(seats));
  return places[Math.round((after * places.length) / seats)]!;
}

/** On a narrow screen: a long table with one at the foot, up the left side, one at the head when the number is even, down the right. */
export function narrow(after: number, seats: number): Place {
  const beside = Math.floor((seats - 1) / 2);
  if (after === 0) return { row: beside + 2, col: 0 };
  if (after <= beside) return { row: beside + 2 - after, col: 1 };
  const head = seats % 2 === 0;
  if (head && after === beside + 1) return { row: 1, col: 0 };
  return { row: 1 + after - beside - (head ? 1 : 0), col: 2 };
}
