/**
 * States that the database has no room for beside what else the thing is, each with why no command need be tried there. Where
 * another thing of its kind is tried in the state, it is in the tables of moves.
 */
export const noSuchThing: Readonly<Record<string, string>> = {
  "account cancelled": "has the moment it was cancelled, and no session is left to command it",
  "account erased": "has no name, no number and no address any more",
  "arrival credited": "names the top-up that it is",
  "arrival outgoing": "is a movement out, and this one came in",
  "arrival paid": "names the payout that it is, which is a movement out",
  "arrival returned": "names the payout that it brings back",
  "arrival settled": "names the payment of a provider, whose file it stands in",
  "claim asked_again":
    "decided itself, and has the words of whoever asked: tried as a claim that is asked again",
  "claim more_accepted":
    "decided itself, and has what was accepted beyond: tried as a claim that was",
  "parcel abandoned": "was given up by two people, and lies in no box and on no bill",
  "priceChange absorbed": "was never asked of anybody",
  "priceChange returned": "was never asked of anybody: it fell",
  "receipt issued": "has the number that the tax office took",
  "receipt unclear": "has the moment that the tax office was asked",
  "receipt void": "has a number that was taken back",
  "withdrawal failed": "was decided by somebody: tried as one that waits",
  "withdrawal passed": "was decided by somebody: tried as one that passed",
  "withdrawal waiting": "was decided by nobody: tried as one that waits",
};
