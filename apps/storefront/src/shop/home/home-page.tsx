import { wordsIn } from "@sampan/locales/words-in";
import { SectionHead, sectionLinkLook } from "@sampan/ui/card";
import { ForwardIcon } from "@sampan/ui/icons-frame";
import { productGridLook } from "@sampan/ui/product-card";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { Area } from "@sampan/contract/goods/catalogue/catalogue";
import { GoodsCard } from "../../goods/cards/goods-card.tsx";
import { useRate } from "../../sums/use-rate.ts";
import { pathTo } from "../../paths.ts";
import { useSession } from "../../shell/session.ts";
import { CategoryShortcuts } from "./category-shortcuts.tsx";
import { FindBox } from "./find-box.tsx";
import { HomeHeader } from "./home-header.tsx";
import { areasQuery } from "./home-queries.ts";
import { HowItWorks } from "./how-it-works.tsx";
import { lateDueOrder, latePublishedHome } from "./late-parts.ts";

/** The entry: find something, see what waits for you, look around. [RT-01] [HOME-16] [HOME-18] */
export function HomePage() {
  const t = useTranslations("home");
  const { data: areas } = useSuspenseQuery(areasQuery);
  const session = useSession();
  const isVisitor = !session;
  const [DueOrder] = useState(lateDueOrder.now);
  const [Published] = useState(latePublishedHome.now);
  const due = !isVisitor && (
    <Suspense>
      <DueOrder />
    </Suspense>
  );
  const standing = (
    <>
      <div className={`front stack gap-4 ${isVisitor ? "halves" : ""}`}>
        {due}
        <CategoryShortcuts />
        {isVisitor && <HowItWorks />}
      </div>
      <div className="shelves stack gap-4">
        {favouredFirst(areas.datalist, session?.favoured_groups ?? []).map((area, index) => (
          <Shelf key={area.id} area={area} isFirst={index === 0} />
        ))}
      </div>
    </>
  );
  return (
    <main id="content" className="wide-page">
      <h1 className="sr-only">{t("title")}</h1>
      <HomeHeader />
      <div className="stack gap-4 px-(--gutter)">
        <FindBox />
        {areas.has_page ? (
          <Suspense>
            <Published due={due}>{standing}</Published>
          </Suspense>
        ) : (
          standing
        )}
        {!isVisitor && <HowItWorks />}
      </div>
    </main>
  );
}

/** Shelves of what somebody deals in come first, the others as they were. [OWN-06] */
const favouredFirst = (areas: readonly Area[], groups: readonly number[]): Area[] =>
  areas.toSorted((a, b) => rankOf(groups, a) - rankOf(groups, b));
const rankOf = (groups: readonly number[], { category }: Area): number =>
  category && groups.includes(category.id) ? 0 : 1;

/** Where the rest of a shelf is. */
function allOf({ kind, category }: Area) {
  if (category) return pathTo.category(category.id);
  return kind === "ranked" ? pathTo.leaderboard : pathTo.ownGoods();
}

function Shelf({ area, isFirst }: { area: Area; isFirst: boolean }) {
  const t = useTranslations("home");
  const words = useTranslations("common");
  const language = useLocale();
  const rate = useRate();
  const title = area.category ? wordsIn(language, area.category.i18n).text : t(`area.${area.kind}`);
  return (
    <section className="shelf" aria-labelledby={`area-${area.id}`}>
      <SectionHead id={`area-${area.id}`} title={title}>
        {/* As wide as its words before they are read: it stands at the end of its line. */}
        <Link {...allOf(area)} className={`${sectionLinkLook} min-w-18 justify-end`}>
          {words("seeAll")} <span className="sr-only">{title}</span>
          <ForwardIcon size="xs" />
        </Link>
      </SectionHead>
      <ul className={productGridLook}>
        {area.item_list.map((item, index) => (
          <li key={item.item_id || item.thid_item_id} className="grid">
            <GoodsCard item={item} rate={rate} {...(isFirst ? { position: index } : {})} />
          </li>
        ))}
      </ul>
    </section>
  );
}
