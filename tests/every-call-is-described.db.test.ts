import { expect, test } from "vitest";
import { everyCall } from "./promises/support/every-call.ts";
import { openTestApp } from "./support/test-app.ts";

const { visitor } = await openTestApp();

interface Operation {
  readonly summary: string;
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

test("every call of the contract is mounted, and described for machines [API-06]", async () => {
  const answer = await visitor().send("/docs/json", {});
  const { paths } = (await answer.json()) as { paths: Paths };
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const contracted = everyCall.flatMap(({ call }) =>
    call.methods.map((method) => `${method} ${call.path.replaceAll(/:(\w+)/g, "{$1}")}`),
  );
  expect(described.toSorted()).toEqual([...new Set(contracted)].toSorted());

  const undescribed = everyCall.filter(({ call }) => {
    const [method] = call.methods;
    const path = call.path.replaceAll(/:(\w+)/g, "{$1}");
    const operation = paths[path]?.[method.toLowerCase()];
    const isOpen = call.access === "anyone";
    return !operation?.responses["200"]?.content || (operation.security.length === 0) !== isOpen;
  });
  expect(undescribed.map(({ name }) => name)).toEqual([]);
});
