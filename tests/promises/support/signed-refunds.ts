import { askClaimAgain } from "@sampan/contract/logistics/claims/claims";
import * as claims from "@sampan/contract/logistics/claims/staff-claims";
import * as covers from "@sampan/contract/logistics/claims/staff-delay-covers";
import { enterPriceChange } from "@sampan/contract/trade/purchases/staff-price-changes";
import * as refunds from "@sampan/contract/trade/refunds/staff-refunds";
import { sql } from "kysely";
import { setSettings } from "../../support/set-settings.ts";
import { openClaims } from "../../support/test-claims.ts";
import { departed } from "../../support/test-pickups.ts";
import { openSecondLooks } from "../../support/test-second-looks.ts";
import { valueOf } from "../../support/value-of.ts";
import type { Desk, Kind, Made, TwoPeople } from "./made-by-one.ts";

type Own = Pick<Made, "approve" | "account">;
type Journey = Awaited<ReturnType<typeof openClaims>>["journey"];

/** What is entered, accepted or signed for a customer, which another pays. Small claims and covers are large by a small limit. [BO-24] [BO-25] [BO-28] */
export async function signedRefunds(two: TwoPeople) {
  const { journey, claimed } = await openClaims(two.world);
  const { delayCover, declinedCover } = lateParcels(two, journey);
  const kinds = {
    ...compensations(two, journey),
    ...(await damaged(two, claimed)),
    delayCover: { call: covers.payDelayCover, make: delayCover },
  } satisfies Record<string, Kind>;
  /** What one person does alone, though never for themselves. */
  const alone = {
    declinedCover: { call: covers.declineDelayCover, make: declinedCover },
    ...ofPaidLines(two, journey),
  };
  return { kinds, alone };
}

/** One person lets out 100 yuan in a day, the least there is. */
const lower = ({ world: { needs } }: TwoPeople) =>
  setSettings(needs, { refund_employee_day_cny: 100_00 });

const forgetWhoSigned = ({ world: { db }, checker }: TwoPeople, number: string) =>
  db
    .updateTable("payout_signatures")
    .set({ signed_by: checker.id })
    .where("number", "=", number)
    .execute();

function compensations(two: TwoPeople, journey: Journey) {
  const { world, maker, checker } = two;
  const { db } = world;
  async function entered(amount: number) {
    const ming = await world.customer();
    const tid = await journey.paid(ming, { goods: { price: 700_000 }, num: 3 });
    const [item] = await journey.itemsOf(tid);
    const given = {
      oid: item?.oid ?? "",
      amount,
      fault: "us",
      reason: "壓壞",
    } as const;
    const by = amount > 1_000_000 ? await world.staff("service") : maker;
    const { number } = valueOf(await by.call(refunds.enterCompensation, given)).data;
    return { number, account: ming.id };
  }
  const execute = (number: string) => (by: Desk) => by.call(refunds.executeRefund, { number });

  async function enteredRefund(): Promise<Made> {
    const { number, account } = await entered(90_000);
    return {
      account,
      approve: execute(number),
      forget: () =>
        db
          .updateTable("refunds")
          .set({ requested_by: checker.id })
          .where("number", "=", number)
          .execute(),
    };
  }

  async function largeRefund(): Promise<Made> {
    // 20,500 yuan of 21,000, and a day of one employee has room for 20,000.
    const { number, account } = await entered(9_286_500);
    valueOf(await execute(number)(maker));
    return {
      account,
      approve: execute(number),
      forget: () => forgetWhoSigned(two, number),
    };
  }

  return {
    enteredRefund: { call: refunds.executeRefund, make: enteredRefund },
    largeRefund: { call: refunds.executeRefund, make: largeRefund },
  };
}

async function damaged(two: TwoPeople, claimed: Awaited<ReturnType<typeof openClaims>>["claimed"]) {
  const { world, maker, checker } = two;
  const { db } = world;
  const { decided } = await openSecondLooks(world);
  /** A claim of insured goods, accepted. */
  async function accepted(by: Desk) {
    const { id, ming } = await claimed({
      goods: { price: 20_000 },
      order: { insurance: 2 },
    });
    valueOf(await by.call(claims.acceptClaim, { id, num: 2 }));
    return { id, account: ming.id };
  }
  const compensate = (id: string) => (by: Desk) => by.call(claims.compensateBuyer, { id });

  async function acceptedClaim(): Promise<Made> {
    const { id, account } = await accepted(maker);
    return {
      account,
      approve: compensate(id),
      forget: () =>
        db
          .updateTable("damage_claims")
          .set({ answered_by: checker.id })
          .where("number", "=", id)
          .execute(),
    };
  }

  async function largeClaim(): Promise<Made> {
    const { id, account } = await accepted(await world.staff("service"));
    await lower(two);
    valueOf(await compensate(id)(maker));
    return {
      account,
      approve: compensate(id),
      forget: () => forgetWhoSigned(two, id),
    };
  }

  async function secondLook(): Promise<Made> {
    const { id, owner } = await decided();
    valueOf(await owner.call(askClaimAgain, { id, words: "少了兩件" }));
    valueOf(await maker.call(claims.acceptMoreOfClaim, { id, num: 1 }));
    return {
      account: owner.id,
      approve: compensate(id),
      forget: () =>
        sql`
          update claim_second_looks set answered_by = ${checker.id}
           where claim_id = (select id from damage_claims where number = ${id})`.execute(db),
    };
  }

  return {
    acceptedClaim: { call: claims.compensateBuyer, make: acceptedClaim },
    largeClaim: { call: claims.compensateBuyer, make: largeClaim },
    secondLook: { call: claims.compensateBuyer, make: secondLook },
  };
}

function lateParcels(two: TwoPeople, journey: Journey) {
  const { world, maker } = two;
  const { db, clock } = world;
  /** A parcel that is late and whose share of the freight a person lets out; in yuan more than one person does in a day. */
  async function late() {
    const ming = await world.customer();
    const { parcel } = await departed(journey, ming);
    const { rows } = await sql<{ tid: string }>`
      with late as (
        insert into delay_covers (bill_id, account_id, state, clause, parcel_id, promised_days, over_days, share_bp, freight,
                                  amount, cny, found_at)
        select bill.id, bill.account_id, 'waiting', 'promise_exceeded', package.id, 5, 2, 2000, 10000, 2000, 10441, ${clock.now()}
          from bills bill join packages package on package.bill_id = bill.id and package.tid = ${parcel}
        returning bill_id
      )
      select tid from bills join late on late.bill_id = bills.id`.execute(db);
    return { account: ming.id, id: rows[0]?.tid ?? "" };
  }

  async function delayCover(): Promise<Made> {
    const { account, id } = await late();
    await lower(two);
    const approve = (by: Desk) => by.call(covers.payDelayCover, { id });
    valueOf(await approve(maker));
    return { account, approve, forget: () => forgetWhoSigned(two, id) };
  }

  async function declinedCover(): Promise<Own> {
    const { account, id } = await late();
    return {
      account,
      approve: (by) => by.call(covers.declineDelayCover, { id, reason: "颱風" }),
    };
  }

  return { delayCover, declinedCover };
}

function ofPaidLines({ world }: TwoPeople, journey: Journey) {
  async function paidLine() {
    const ming = await world.customer();
    const [item] = await journey.itemsOf(await journey.paid(ming));
    return { account: ming.id, oid: item?.oid ?? "" };
  }

  async function compensation(): Promise<Own> {
    const { account, oid } = await paidLine();
    const given = { oid, amount: 900, fault: "us", reason: "壓壞" } as const;
    return { account, approve: (by) => by.call(refunds.enterCompensation, given) };
  }

  async function cheaper(): Promise<Own> {
    const { account, oid } = await paidLine();
    return {
      account,
      approve: (by) => by.call(enterPriceChange, { oid, price: 100 }),
    };
  }

  return {
    compensation: { call: refunds.enterCompensation, make: compensation },
    cheaper: { call: enterPriceChange, make: cheaper },
  };
}
