import { NAKSHATRAS } from '#src/astrology/contract-names.ts';
import { formatSignIn } from '#src/astrology/contract-sign-names.ts';
import { computeChart } from '#src/astrology/chart.ts';
import { toBirthMoment } from '#src/delivery/birth-moment.ts';
import type { OrderBirth } from '#src/orders/birth-details/order-birth-details.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { resolveBirth } from '#src/places/clock/resolve-birth.ts';

type Choices = Partial<Pick<Order, 'conventions' | 'signVocabulary'>>;

/** Lists the facts of one person, or of both: the names of two people stay out, because anybody can enter a name that is a message. */
export function listChartFactsOfOrder(
  { details, partner }: OrderBirth,
  choices: Choices,
): [string, string][] {
  const facts = listChartFacts(details, choices);
  if (!partner) return facts;
  const partnerFacts = listChartFacts(partner.birthDetails, choices);
  return [
    ...facts.map(([label, value]): [string, string] => [`First person, ${label}`, value]),
    ...partnerFacts.map(([label, value]): [string, string] => [`Second person, ${label}`, value]),
  ];
}

/**
 * Label and value of lagna and Moon. Empty without a birth time: there is no lagna then, and the Moon may change its sign
 * on that day.
 */
export function listChartFacts(
  details: BirthDetails,
  { conventions, signVocabulary = 'english' }: Choices,
): [string, string][] {
  const chart = computeChart(toBirthMoment(resolveBirth(details)), conventions);
  if (!chart.lagna) return [];
  const { Moon } = chart.grahas;
  const nakshatra = NAKSHATRAS[Moon.nakshatra - 1]!.name;
  return [
    ['Lagna', formatSignIn(signVocabulary, chart.lagna.sign)],
    ['Moon', `${formatSignIn(signVocabulary, Moon.sign)}, in ${nakshatra}`],
  ];
}
