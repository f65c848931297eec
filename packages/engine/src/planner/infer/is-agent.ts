/** Words that end like those who do something, and are things, times or companies. */
const OTHERS: ReadonlySet<string> = new Set(
  `number order container folder filter trailer layer paper power water header footer letter parameter meter server computer printer
   router scanner sensor motor generator tractor monitor color floor door error factor vector sector mirror cursor register master
   chapter quarter semester center theater tower river cover offer transfer buffer trigger banner newsletter poster carrier dealer
   shipper retailer wholesaler manufacturer supplier publisher provider partner insurer career beer timer counter identifier modifier
   qualifier placeholder border gender winter summer character adapter converter boiler cooler heater freezer charger loader compressor
   processor connector indicator calculator elevator refrigerator ventilator reactor rotor corridor interior exterior minor major prior
   labor harbor flavor behavior honor humor tumor anchor armor list checklist waitlist playlist wishlist allowlist denylist blacklist
   whitelist fee committee coffee degree tree guarantee three weather other former later under over after never ever super inner outer
   upper lower higher larger smaller newer older user customer member answer corner cluster carrier voucher sticker marker
   ladder leather lumber timber butter pepper flower shower tender ledger folder hanger tanker freighter liner cruiser helicopter
   diameter perimeter odometer thermometer barometer liter fiber amber silver copper polyester plaster roster cluster disaster
   importer exporter lender lessor contractor subcontractor vendor distributor competitor forwarder haulier hauler reinsurer operator`.split(
    /\s+/,
  ),
);
const AGENT =
  /(?:[a-z]{3}(?:er|or)|[a-z]{3}ist|ician|arian|uardian|[a-z]eer|(?:assist|attend|account|consult|applic|particip|occup|registr|claim|defend|inform|entr)ant|(?:employ|trust|nomin|assign|grant|licens|less|attend|refer|pay|invit|train|interview)ee|[a-z]{2}man|woman|person|keeper|smith|expert|guide|representative|deputy|delegate|signatory|beneficiary|secretary|chief|spouse|applicant)$/;

/** Whether an English noun is somebody who does something: `underwriter`, `archivist`, `beekeeper`. */
export function isAgent(noun: string): boolean {
  return AGENT.test(noun) && !OTHERS.has(noun);
}
