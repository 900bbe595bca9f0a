import { query } from "@sampan/client/query";
import { useDebounced } from "@sampan/client/use-debounced";
import {
  arrangeLeaderboard,
  arrangeShops,
  getLeaderboard,
  getRecommendedShops,
  listOwnGoods,
} from "@sampan/contract/goods/catalogue/staff-catalogue";
import { useQuery } from "@tanstack/react-query";
import { Select } from "antd";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Loaded } from "../../kit/loaded.tsx";
import { useCommand } from "../../kit/use-command.ts";
import { type AdderProps, ArrangeList } from "./arrange-list.tsx";
import { CatalogueParts } from "./catalogue-parts.tsx";
import { useNameOf } from "./use-categories.ts";
import "./catalogue.css";

/** What staff put in front: the head of the leaderboard and the recommended shops. [BO-41] */
export function PlacesPage() {
  return (
    <div className="desk">
      <CatalogueParts at="places" />
      <div className="places">
        <Leaderboard />
        <Shops />
      </div>
    </div>
  );
}

function Leaderboard() {
  const t = useTranslations("consoleCatalogue");
  const nameOf = useNameOf();
  const asked = useQuery(query(getLeaderboard, {}, { asksLogin: true }));
  const save = useCommand(arrangeLeaderboard, { told: t("orderSaved") });
  return (
    <Loaded asked={asked}>
      {({ list }) => {
        const stored = list.map(({ id, names, image }) => ({ id, name: nameOf(names), image }));
        return (
          <ArrangeList
            title={t("leaderboard")}
            hint={t("leaderboardHint")}
            empty={t("leaderboardEmpty")}
            stored={stored}
            isSaving={save.isRunning}
            onSave={save.run}
            Adder={FindGoods}
          />
        );
      }}
    </Loaded>
  );
}

function FindGoods({ onAdd, without }: AdderProps) {
  const t = useTranslations("consoleCatalogue");
  const nameOf = useNameOf();
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim());
  const { data } = useQuery(
    query(listOwnGoods, { search, view: "on_sale", page_size: 20 }, { asksLogin: true }),
  );
  const found = (data?.datalist ?? []).filter(({ id }) => !without.includes(id));
  return (
    <Select<string>
      aria-label={t("addToLeaderboard")}
      className="adder"
      placeholder={t("addToLeaderboard")}
      value={null}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={found.map(({ id, names }) => ({ value: id, label: nameOf(names) }))}
      onChange={(chosen) => {
        const goods = found.find(({ id }) => id === chosen);
        if (goods) onAdd({ id: goods.id, name: nameOf(goods.names), image: goods.image });
      }}
    />
  );
}

const askShops = query(getRecommendedShops, {}, { asksLogin: true });

function Shops() {
  const t = useTranslations("consoleCatalogue");
  const asked = useQuery(askShops);
  const save = useCommand(arrangeShops, { told: t("orderSaved") });
  return (
    <Loaded asked={asked}>
      {({ recommended }) => (
        <ArrangeList
          title={t("shops")}
          hint={t("shopsHint")}
          empty={t("shopsEmpty")}
          stored={recommended.map(({ id, name, goods }) => ({
            id,
            name,
            note: t("shopGoods", { count: goods }),
          }))}
          isSaving={save.isRunning}
          onSave={save.run}
          Adder={FindShop}
        />
      )}
    </Loaded>
  );
}

function FindShop({ onAdd, without }: AdderProps) {
  const t = useTranslations("consoleCatalogue");
  const { data } = useQuery(askShops);
  const all = data ? [...data.recommended, ...data.others] : [];
  return (
    <Select<string>
      aria-label={t("addShop")}
      className="adder"
      placeholder={t("addShop")}
      value={null}
      options={all
        .filter(({ id }) => !without.includes(id))
        .map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(chosen) => {
        const shop = all.find(({ id }) => id === chosen);
        if (shop) onAdd({ id: shop.id, name: shop.name });
      }}
    />
  );
}
