import { describe, expect, test } from "vitest";
import {
  checkMoment,
  nextVoyageState,
  stepOfVoyage,
  voyageEvents,
  voyageStates,
} from "./voyage-state.ts";

const refused = { ok: false, error: { code: "voyage_not_in_state" } };

describe("a voyage", () => {
  test("goes one way, a step after the other", () => {
    const led = voyageStates.map((state) =>
      voyageEvents.map((event) => {
        const next = nextVoyageState(state, event);
        return next.ok ? next.value : next;
      }),
    );
    expect(led).toEqual([
      ["departed", refused, refused],
      [refused, "customs", refused],
      [refused, refused, "arrived"],
      [refused, refused, refused],
    ]);
    expect(voyageStates.map(stepOfVoyage)).toEqual([
      "depart",
      "enter_customs",
      "arrive",
      undefined,
    ]);
  });

  test("took no step in the future, and none before the last", () => {
    const [now, lastAt] = [new Date("2026-03-02T04:00:00Z"), new Date("2026-03-01T04:00:00Z")];
    const check = (at: string) => checkMoment(new Date(at), { now, lastAt });
    expect(check("2026-03-02T04:00:00Z")).toMatchObject({ ok: true });
    expect(check("2026-03-01T04:00:00Z")).toMatchObject({ ok: true });
    expect(check("2026-03-02T04:00:01Z")).toEqual({
      ok: false,
      error: { code: "moment_in_future" },
    });
    expect(check("2026-03-01T03:59:59Z")).toEqual({
      ok: false,
      error: { code: "moment_out_of_order" },
    });
  });
});
