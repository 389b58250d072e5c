// The networks of learned players without NumPy: the forward pass of `bots/network.py`, number by number. Python's
// `bots/javascript.py` hands over the plan (where the network finds what it reads) and the weights.

interface Plan {
  most: number; // seats of the largest table
  seat_at: number[][]; // seat, column: places of the observation
  pair_at: number; // where who-did-what-to-whom begins
  pairs: number; // kinds of deeds between two
  table_at: number[];
  seat_acts: number;
  other_acts: number;
  logit_at: number[];
  scale: number[] | null;
  heads: number;
  never: number;
  blocks: number;
  weights: Record<string, [start: number, width: number]>;
}

type Numbers = Float64Array;
export type Network = (seen: Uint8Array) => Numbers;

/** A factor with its numbers by input, so that inputs that are 0, as most of an observation, cost nothing. */
class Linear {
  private readonly byInput: Float32Array;
  constructor(
    weights: Float32Array,
    private readonly bias: Float32Array | null,
    private readonly inputs: number,
    readonly outputs: number,
  ) {
    this.byInput = new Float32Array(weights.length);
    for (let out = 0; out < outputs; out++) {
      for (let at = 0; at < inputs; at++) this.byInput[at * outputs + out] = weights[out * inputs + at]!;
    }
  }

  /** Each row of numbers through the factor. */
  of(rows: Numbers): Numbers {
    const { byInput, inputs, outputs, bias } = this;
    const n = rows.length / inputs;
    const found = new Float64Array(n * outputs);
    for (let row = 0; row < n; row++) {
      const start = row * outputs;
      if (bias) found.set(bias, start);
      for (let at = 0; at < inputs; at++) {
        const x = rows[row * inputs + at]!;
        if (x === 0) continue;
        const first = at * outputs;
        for (let out = 0; out < outputs; out++) found[start + out]! += x * byInput[first + out]!;
      }
    }
    return found;
  }
}

function add(to: Numbers, more: ArrayLike<number>): Numbers {
  for (let at = 0; at < to.length; at++) to[at]! += more[at]!;
  return to;
}

/** Nothing below zero. */
function rectified(x: Numbers): Numbers {
  for (let at = 0; at < x.length; at++) if (x[at]! < 0) x[at] = 0;
  return x;
}

/** Each row with mean 0 and variance 1, then scaled. */
function norm(x: Numbers, weight: Float32Array, bias: Float32Array): Numbers {
  const width = weight.length;
  const found = new Float64Array(x.length);
  for (let start = 0; start < x.length; start += width) {
    let mean = 0;
    let square = 0;
    for (let at = start; at < start + width; at++) mean += x[at]!;
    mean /= width;
    for (let at = start; at < start + width; at++) square += (x[at]! - mean) ** 2;
    const by = 1 / Math.sqrt(square / width + 1e-5);
    for (let at = 0; at < width; at++) found[start + at] = (x[start + at]! - mean) * by * weight[at]! + bias[at]!;
  }
  return found;
}

/** Attention of the seats among each other; `bias` is by who, whom and head. */
function attended(x: Numbers, n: number, heads: number, bias: Numbers): Numbers {
  const width = x.length / n / 3;
  const deep = width / heads;
  const found = new Float64Array(n * width);
  const heed = new Float64Array(n);
  for (let head = 0; head < heads; head++) {
    for (let who = 0; who < n; who++) {
      const query = who * 3 * width + head * deep;
      let most = -Infinity;
      for (let whom = 0; whom < n; whom++) {
        const key = whom * 3 * width + width + head * deep;
        let sum = 0;
        for (let at = 0; at < deep; at++) sum += x[query + at]! * x[key + at]!;
        heed[whom] = sum / Math.sqrt(deep) + bias[(who * n + whom) * heads + head]!;
        most = Math.max(most, heed[whom]!);
      }
      let all = 0;
      for (let whom = 0; whom < n; whom++) all += heed[whom] = Math.exp(heed[whom]! - most);
      for (let whom = 0; whom < n; whom++) {
        const share = heed[whom]! / all;
        const value = whom * 3 * width + 2 * width + head * deep;
        const to = who * width + head * deep;
        for (let at = 0; at < deep; at++) found[to + at]! += share * x[value + at]!;
      }
    }
  }
  return found;
}

/** A network, as a function from an observation to a logit for each act. */
export function network(plan: Plan, all: Float32Array): Network {
  const ends = [...Object.values(plan.weights).map(([start]) => start), all.length].sort((a, b) => a - b);
  const raw = (name: string): Float32Array => {
    const [start] = plan.weights[name]!;
    return all.subarray(start, ends[ends.indexOf(start) + 1]);
  };
  const linear = (name: string, biased = true): Linear => {
    const numbers = raw(`${name}.weight`);
    const [, inputs] = plan.weights[`${name}.weight`]!;
    return new Linear(numbers, biased ? raw(`${name}.bias`) : null, inputs, numbers.length / inputs);
  };
  const normed = (name: string) => (x: Numbers) => norm(x, raw(`${name}.weight`), raw(`${name}.bias`));

  const { most, pairs: kinds, heads } = plan;
  const [seat, table, heard, seats, others] = ['seat', 'table', 'heard', 'seats', 'others'].map((name) =>
    linear(name),
  ) as [Linear, Linear, Linear, Linear, Linear];
  const told = linear('told', false);
  const pair = linear('pair', false);
  const [left, right] = [raw('left'), raw('right')];
  const blocks = Array.from({ length: plan.blocks }, (_, at) => ({
    n1: normed(`blocks.${at}.n1`),
    n2: normed(`blocks.${at}.n2`),
    qkv: linear(`blocks.${at}.qkv`),
    out: linear(`blocks.${at}.out`),
    m1: linear(`blocks.${at}.m1`),
    m2: linear(`blocks.${at}.m2`),
  }));
  const last = normed('last');
  const width = seat.outputs;
  const tale = told.outputs / kinds;

  return (seen) => {
    const x = Float64Array.from(seen, (value, at) => (plan.scale ? value * plan.scale[at]! : Math.log1p(value)));
    const n = plan.seat_at.filter((columns) => seen[columns[0]!]).length; // `exists` comes first
    const rows = new Float64Array(n * plan.seat_at[0]!.length);
    plan.seat_at.slice(0, n).forEach((columns, who) => {
      columns.forEach((at, column) => (rows[who * columns.length + column] = x[at]!));
    });
    let h = seat.of(rows);
    const shared = table.of(Float64Array.from(plan.table_at, (at) => x[at]!));
    for (let who = 0; who < n; who++) {
      const back = ((n - who) % n) * width;
      for (let at = 0; at < width; at++) {
        h[who * width + at]! += shared[at]! + left[who * width + at]! + right[back + at]!;
      }
    }
    rectified(h);

    const both = new Float64Array(n * n * 2 * kinds); // what who did to whom, and whom to who
    for (let who = 0; who < n; who++) {
      for (let whom = 0; whom < n; whom++) {
        for (let kind = 0; kind < kinds; kind++) {
          const did = x[plan.pair_at + (who * most + whom) * kinds + kind]!;
          both[(who * n + whom) * 2 * kinds + kind] = did;
          both[(whom * n + who) * 2 * kinds + kinds + kind] = did;
        }
      }
    }
    const tales = told.of(h);
    const sums = new Float64Array(n * 2 * kinds * tale);
    for (let who = 0; who < n; who++) {
      for (let whom = 0; whom < n; whom++) {
        for (let way = 0; way < 2 * kinds; way++) {
          const did = both[(who * n + whom) * 2 * kinds + way]!;
          if (did === 0) continue;
          const from = (whom * kinds + (way % kinds)) * tale;
          const to = (who * 2 * kinds + way) * tale;
          for (let at = 0; at < tale; at++) sums[to + at]! += did * tales[from + at]!;
        }
      }
    }
    add(h, rectified(heard.of(sums)));

    const bias = pair.of(both);
    for (const block of blocks) {
      add(h, block.out.of(attended(block.qkv.of(block.n1(h)), n, heads, bias)));
      add(h, block.m2.of(rectified(block.m1.of(block.n2(h)))));
    }
    h = last(h);

    const whole = new Float64Array(2 * width); // the viewer's, and the mean of all
    for (let at = 0; at < width; at++) {
      whole[at] = h[at]!;
      for (let who = 0; who < n; who++) whole[width + at]! += h[who * width + at]! / n;
    }
    const outputs = new Float64Array(plan.other_acts + most * plan.seat_acts).fill(plan.never);
    outputs.set(others.of(whole));
    outputs.set(seats.of(h), plan.other_acts);
    return Float64Array.from(plan.logit_at, (at) => outputs[at]!);
  };
}

/** What Python shows of its bytes and arrays. */
interface PythonBuffer {
  getBuffer(type?: string): { data: Uint8Array | Float32Array; release(): void };
}

function copied<T extends Uint8Array | Float32Array>(given: PythonBuffer): T {
  const buffer = given.getBuffer();
  try {
    return buffer.data.slice() as T;
  } finally {
    buffer.release();
  }
}

/** For `bots/javascript.hand_in`: the same for callers in Python, whose arrays come as buffers. */
export function forPython(plan: string, weights: PythonBuffer): (seen: PythonBuffer) => Numbers {
  const made = network(JSON.parse(plan) as Plan, copied<Float32Array>(weights));
  return (seen) => made(copied<Uint8Array>(seen));
}
