/** Reasons of yogas that depend on the lords of houses and signs. */
import type {
  Fall,
  FallCancellation,
  FallHelper,
  GrahaInHouse,
  GrahaInSign,
  Lord,
  LordConnection,
  YogaReasons,
} from '#src/astrology/yogas/reasons.ts';
import {
  formatList,
  formatOrdinal,
  getSignName,
  grahaPhrases,
} from '#src/reports/content/en/grammar/index.ts';
import {
  formatGrahas,
  formatHouse,
  formatLord,
  formatLordInSign,
  formatPlacement,
  formatPosition,
  type YogaReasonTexts,
} from './reason-phrases.ts';

const connectionTexts: Record<LordConnection['kind'], (connection: LordConnection) => string> = {
  together: ({ first, second }) =>
    `${formatLord(first)} and ${formatLord(second)} are together in ${getSignName(first.sign)}`,
  exchange: (connection) => describeExchange(connection),
  exchangeAndAspect: (connection) => `${describeExchange(connection)}, and aspect each other (mutual drishti)`,
  mutualAspect: ({ first, second }) =>
    `${formatLordInSign(first)} and ${formatLordInSign(second)} aspect each other (mutual drishti)`,
  aspectOfDispositor: ({ first, second }) =>
    `${formatLordInSign(first)} is aspected (drishti) by the lord of that sign, ${formatLord(second)} from ${getSignName(second.sign)}`,
};

const describeExchange = ({ first, second }: LordConnection): string =>
  `${formatLord(first)} and ${formatLord(second)} exchange signs, one in ${getSignName(first.sign)} and one in ${getSignName(second.sign)}`;

export const lordReasons = {
  connectedLords: ({ connections }) =>
    connections.map((connection) => connectionTexts[connection.kind](connection)).join('; '),
  noConnectedLords: () => 'no two of these lords are connected',
  lordsApart: ({ first, second }) =>
    `${formatLord(first)} is in ${getSignName(first.sign)} and ${formatLordInSign(second)}`,
  oneLordAlone: ({ graha, houses: [first, second] }) =>
    `${grahaPhrases[graha]} alone rules the ${formatOrdinal(first!)} and the ${formatOrdinal(second!)}`,
  oneLord: (lord) => describeTwoHouses(lord),
  lordNotStrong: (lord) => `${formatLord(lord)} is not strong in ${getSignName(lord.sign)}`,
  lordsInAngles: ({ first, second, strong }) =>
    `${formatLordInSign(first)} and ${formatLordInSign(second)} are in kendras from each other, and ${formatLord(strong)} is strong`,
  lordsNotInAngles: ({ first, second }) =>
    `${formatLordInSign(first)} and ${formatLordInSign(second)} are not in a kendra from each other`,

  yogakaraka: (lord) => `${describeTwoHouses(lord)}, and is in ${formatHouse(lord.house)}`,
  yogakarakaMisplaced: (lord) => `${describeTwoHouses(lord)}, but is in ${formatHouse(lord.house)}`,
  noYogakaraka: () => 'for this lagna no graha rules a kendra and a trikona',
  neechaBhanga: ({ falls }) => falls.map(describeFall).join('; '),
  noFall: () => 'no graha is in its fall',

  parivartana: ({ exchanges }) => exchanges.map(describePair).join('; '),
  noExchange: () => 'no two grahas in each other’s signs exchange such houses',
  vipareeta: ({ house, ...lord }) =>
    `${formatLord(lord)} is in ${formatHouse(house)}${lord.houses.includes(house) ? ', its own' : ', another dusthana'}`,
  lordInHouse: (lord) => `${formatLord(lord)} is in ${formatHouse(lord.house)}`,
  daridra: (lord) => `${formatLord(lord)} is in ${formatHouse(lord.house)}, a dusthana`,
  noDaridra: (lord) => `${formatLord(lord)} is in ${formatHouse(lord.house)}, which is no dusthana`,
  lakshmi: ({ lord, lagnaLord }) =>
    `${formatLord(lord)} is in ${getSignName(lord.sign)}, ${formatHouse(lord.house)}, and ${formatLord(lagnaLord)} is strong in ${getSignName(lagnaLord.sign)}`,
  lordInSignAndHouse: (lord) =>
    `${formatLord(lord)} is in ${getSignName(lord.sign)}, ${formatHouse(lord.house)}`,

  chamaraOfLord: (lord) =>
    `${formatLord(lord)} is exalted (uccha) in ${formatHouse(lord.house)}, and Jupiter aspects it (drishti)`,
  chamaraOfBenefics: ({ grahas, house }) =>
    `${formatGrahas(grahas)} are together in ${formatHouse(house)}`,
  noChamara: (lord) =>
    `${formatLord(lord)} is not exalted in a kendra that Jupiter aspects, nor are two benefics together in one of these houses`,
  bheri: ({ occupants, strong }) =>
    `you have ${occupants
      .map(({ house, grahas }) => `${formatGrahas(grahas)} in ${formatHouse(house)}`)
      .join(', ')}, and ${formatLord(strong)} is strong`,
  khadga: ({ first, second, lagnaLord }) =>
    `${formatLord(first)} is in ${getSignName(first.sign)} and ${formatLordInSign(second)}, each in the sign of the other, and the lord of the lagna is well placed, ${formatPlacement(lagnaLord)}`,
  lagnaLordMisplaced: ({ graha, house }) =>
    `${grahaPhrases[graha]} is in ${formatHouse(house)}, as lord of the lagna (lagnesh)`,
  pushkala: (lords) =>
    `${describePushkalaLords(lords)} are together in ${formatHouse(lords.house)}, and ${grahaPhrases[lords.strong]}, a strong graha, is in the lagna or aspects it`,
  pushkalaLordsApart: (lords) => `${describePushkalaLords(lords)} are apart`,
  pushkalaOutsideAngles: (lords) =>
    `${describePushkalaLords(lords)} are together in ${formatHouse(lords.house)}, which is no kendra`,
  lagnaLordRulesMoonSign: ({ graha, sign }) =>
    `${grahaPhrases[graha]} rules both the lagna and ${getSignName(sign)}, the Moon’s sign`,
  noStrongGrahaAtLagna: () => 'no strong graha is in the lagna or aspects it',
} satisfies Partial<YogaReasonTexts>;

const describeTwoHouses = ({ graha, houses: [first, second] }: Lord): string =>
  `${grahaPhrases[graha]} rules both the ${formatOrdinal(first!)} and the ${formatOrdinal(second!)}`;

/** "the Moon in Scorpio, the fourth house, and Mars in Cancer, the twelfth, are each in the sign of the other" */
function describePair(pair: readonly (GrahaInSign & GrahaInHouse)[]): string {
  const [first, second] = pair.map(
    (placement, i) =>
      `${formatPosition(placement)}, the ${formatOrdinal(placement.house)}${i === 0 ? ' house' : ''}`,
  );
  return `${first}, and ${second}, are each in the sign of the other`;
}

const describePushkalaLords = ({
  moonSignLord,
  moonSign,
  lagnaLord,
}: YogaReasons['pushkalaLordsApart']): string =>
  `${grahaPhrases[moonSignLord]}, lord of the Moon’s sign ${getSignName(moonSign)}, and ${formatLord(lagnaLord)}`;

/** "Mars is in its fall in Cancer, the twelfth house, but the Moon, lord of that sign, is in a kendra (the fourth house)" */
function describeFall({ graha, sign, house, cancellations }: Fall): string {
  const place = `${getSignName(sign)}${house ? `, ${formatHouse(house)}` : ''}`;
  const result =
    cancellations.length > 0
      ? `but ${cancellations.map(describeCancellation).join(', and ')}`
      : 'and nothing cancels it';
  return `${grahaPhrases[graha]} is in its fall (neecha) in ${place}, ${result}`;
}

const helperRoles: Record<FallHelper['role'], string> = {
  dispositor: 'lord of that sign',
  exaltedThere: 'which is exalted (uccha) in that sign',
  exaltationLord: 'lord of its sign of exaltation',
};

const helperRelations: Record<NonNullable<FallHelper['relation']>, string> = {
  exchange: 'exchanges signs with it',
  together: 'is with it',
  aspect: 'aspects it (drishti)',
};

function describeCancellation(cancellation: FallCancellation): string {
  if (cancellation.kind === 'navamsha')
    return `it is exalted (uccha) in the navamsha, in ${getSignName(cancellation.sign)}`;
  if (cancellation.kind === 'mutualAngle')
    return `${formatGrahas([cancellation.dispositor, cancellation.exaltationLord])}, lords of its signs of fall and of exaltation, are in kendras from each other`;
  const { helper, role, angle, relation } = cancellation;
  const help = [...(angle ? [describeAngle(angle)] : []), ...(relation ? [helperRelations[relation]] : [])];
  return `${grahaPhrases[helper]}, ${helperRoles[role]}, ${formatList(help)}`;
}

function describeAngle({ origin, count }: NonNullable<FallHelper['angle']>): string {
  if (origin === 'lagna') return `is in a kendra (${formatHouse(count)})`;
  return count === 1
    ? 'is with the Moon'
    : `is in a kendra from the Moon (the ${formatOrdinal(count)} sign)`;
}
