import { query } from "@sampan/client/query";
import { getOwnGoods } from "@sampan/contract/goods/catalogue/staff-catalogue";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { Loaded } from "../../kit/loaded.tsx";
import { newGoods } from "./goods-draft.ts";
import { GoodsEditor } from "./goods-editor.tsx";
import type { StoredGoods } from "./stored-goods.ts";
import "./catalogue.css";

const route = getRouteApi("/frame/catalogue/goods/$id");

/** Goods of our own shop, open for editing. [BO-41] */
export function GoodsPage() {
  const { id } = route.useParams();
  const asked = useQuery({
    ...query(getOwnGoods, { id }, { asksLogin: true }),
    // Another person's save is noticed when somebody comes back to the window.
    refetchOnWindowFocus: true,
  });
  return (
    <Loaded asked={asked} skeletonRows={14}>
      {({ data }) => <OpenGoods key={id} stored={data} />}
    </Loaded>
  );
}

/**
 * Keeps what is typed while newer states arrive: the editor begins anew only when its own save is stored or
 * the latest is asked for.
 */
function OpenGoods({ stored }: { readonly stored: StoredGoods }) {
  const [base, setBase] = useState(stored);
  const [waitsFor, setWaitsFor] = useState<number>();
  if (waitsFor !== undefined && stored.version >= waitsFor) {
    setBase(stored);
    setWaitsFor(undefined);
  }
  return (
    <GoodsEditor
      key={base.version}
      base={base}
      stored={stored}
      onSaved={({ version }) => setWaitsFor(version)}
      onTakeStored={() => setBase(stored)}
    />
  );
}

/** Goods nobody has written yet. */
export function NewGoodsPage() {
  const [goods] = useState(newGoods);
  return <GoodsEditor base={{ goods }} />;
}
