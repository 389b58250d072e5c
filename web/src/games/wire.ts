// What the views of all games have in common. Made by scripts/wire.mjs from what the games declare. Do not edit.
import type { Json, JsonValue } from '../wire/generated';

export type DecisionShape<Kind extends string> = {
  id: number;
  kind: Kind;
  closes: string;
  seats: number[];
  seconds: number | null;
  data: JsonValue[];
  answered: number[] | null;
  step: number;
  mine: Record<string, JsonValue> | null;
};

export type OutcomeShape = {
  winners: number[];
  reason: string;
  scores: Record<string, JsonValue>;
};

export type CommonView<Kind extends string> = {
  rules: string;
  viewer: number;
  seats: number;
  options: Json;
  next_id: number;
  stack: JsonValue[];
  decision: DecisionShape<Kind> | null;
  outcome: OutcomeShape | null;
};
