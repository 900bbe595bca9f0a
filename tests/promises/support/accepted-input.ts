import type { TestCaller } from "../../support/test-caller.ts";
import { ask, usualWay } from "./ask.ts";
import type { NamedCall } from "./every-call.ts";
import { asFieldValue, idFieldsOf } from "./id-fields.ts";
import type { PromiseWorld } from "./open-promise-world.ts";
import type { Ids } from "./owned-rows.ts";
import { candidatesOf, likelyFirst } from "./probe-owner.ts";
import { type OwnIds, sampleInput } from "./sample-input.ts";
import { withValue } from "./schema-leaves.ts";

type Input = Record<string, unknown>;

/** So many ids are tried where a call asks for one. */
const tries_max = 40;

/**
 * An input that the call says yes to, found by trying what a person has where the call asks for it; the sample
 * alone where nothing is accepted.
 */
export async function acceptedInput(
  world: PromiseWorld,
  named: NamedCall,
  { who, ids, own }: { who: TestCaller; ids: Ids; own: OwnIds },
): Promise<{ input: Input; isAccepted: boolean }> {
  const base = sampleInput(named.call, own);
  for (const input of [base, ...variationsOf(named, base, ids).slice(0, tries_max)]) {
    const body = await world.rehearse(async () => {
      const answer = await ask(world.app, who, usualWay(named.call, input));
      return answer.body;
    });
    if (body.startsWith('{"success":true')) return { input, isAccepted: true };
  }
  return { input: base, isAccepted: false };
}

/** Whether a column's table is called like what the call is about: `closeClaim` takes the names of `claims`. */
function isOfCall({ name }: NamedCall, column: string): boolean {
  const table = (column.split(".")[0] ?? "").split("_").at(-1) ?? "";
  const noun = table.replace(/ies$/, "y").replace(/(ss|x)es$|s$/, "$1");
  return name.toLowerCase().includes(noun);
}

/** The base with one of its ids replaced by each that fits: those of what the call is about, then of the likeliest column. */
function variationsOf(named: NamedCall, base: Input, ids: Ids): Input[] {
  return idFieldsOf([named])
    .filter(({ leaf }) => (leaf.path[0] ?? "") in base)
    .flatMap((field) =>
      likelyFirst(field, ids)
        .toSorted((one, other) => +isOfCall(named, other) - +isOfCall(named, one))
        .flatMap((column) => candidatesOf(field, ids, column))
        .map((id) => withValue(base, field.leaf.path, asFieldValue(field, id))),
    );
}
