const balance = (code: string, day: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="TWD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

/** A day of account 50012 as camt.053 tells of it: these entries between two balances. */
export const camtStatement = (day: string, entries: string, opening: string, closing: string) =>
  `<Document><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>50012</Id></Othr></Id></Acct>${balance("OPBD", day, opening)}${balance("CLBD", day, closing)}${entries}</Stmt></BkToCstmrStmt></Document>`;

/** Money that came in on a day. */
export const camtEntry = (day: string, amount: string) =>
  `<Ntry><Amt Ccy="TWD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>R${amount}</AcctSvcrRef></Ntry>`;
