/**
 * Reasons of verdicts on yogas, as a kind and its facts; the words are in the texts of a language. Signs and houses are
 * numbered from 1, distances are counted in signs with both ends included.
 */
import type { Graha } from '#src/astrology/contract.ts';

export type GrahaInSign = { graha: Graha; sign: number };
export type GrahaInHouse = { graha: Graha; house: number };
export type GrahaAtDistance = { graha: Graha; distance: number };
/** A graha and those houses of the rule that it rules. */
export type Lord = { graha: Graha; houses: readonly number[] };
export type LordInSign = Lord & { sign: number };
export type Centre = 'Sun' | 'Moon';
export type Side = 'before' | 'after';
export type SignQuality = 'movable' | 'fixed' | 'dual';
type GrahasInHouses = { placements: readonly GrahaInHouse[] };

/** How two lords are connected; of the last kind `first` is in a sign of `second` and is aspected by it. */
export type LordConnection = {
  kind: 'together' | 'exchange' | 'exchangeAndAspect' | 'mutualAspect' | 'aspectOfDispositor';
  first: LordInSign;
  second: LordInSign;
};

export type FallHelper = {
  kind: 'helper';
  helper: Graha;
  role: 'dispositor' | 'exaltedThere' | 'exaltationLord';
  /** the angle of the helper, from the lagna or else from the Moon */
  angle: { origin: 'lagna' | 'Moon'; count: number } | null;
  relation: 'exchange' | 'together' | 'aspect' | null;
};
/** What cancels a debilitation (fall). */
export type FallCancellation =
  | FallHelper
  | { kind: 'mutualAngle'; dispositor: Graha; exaltationLord: Graha }
  | { kind: 'navamsha'; sign: number };
/** `house`: null without a lagna */
export type Fall = GrahaInSign & { house: number | null; cancellations: readonly FallCancellation[] };

type PlacementReasons = {
  inHouse: { grahas: readonly Graha[]; house: number };
  notWellPlaced: GrahaInSign;
  together: { grahas: readonly Graha[]; sign: number };
  apart: { first: GrahaInSign; second: GrahaInSign };
  opposite: { first: GrahaInSign; second: GrahaInSign };
  mahapurusha: GrahaInSign & { house: number; isExalted: boolean };
  mahapurushaOutsideAngles: GrahaInSign & { house: number; isExalted: boolean };
  neitherOwnNorExalted: GrahaInSign;
  tenthFromMoon: GrahasInHouses;
  noneInTenth: object;
  /** the lagna is enclosed by grahas of one nature, in the houses before and after it */
  kartari: { inTwelfth: readonly Graha[]; inSecond: readonly Graha[] };
  noneOfNatureInHouse: { nature: 'benefic' | 'malefic'; house: number };
  lagnadhi: GrahasInHouses;
  maleficInLagnadhi: GrahaInHouse;
  parvata: GrahasInHouses;
  beneficsOutsideAngles: GrahasInHouses;
  maleficsInSeventhOrEighth: GrahasInHouses;
  chatussagara: GrahasInHouses;
  emptyAngle: { house: number };
  emptyHouse: { house: number };
  saraswati: GrahasInHouses & { jupiterSign: number };
  jupiterNotWellPlaced: { sign: number };
  gauri: { sign: number; house: number };
  moonOutsideOwnAndExaltation: { sign: number };
  moonOutsideAnglesAndTrines: { house: number };
  moonWithoutJupiter: { sign: number };
  trimurti: { placements: readonly (GrahaInSign & GrahaInHouse)[] };
  kalanidhi: { house: number };
  notConnectedToJupiter: { graha: Graha; jupiterHouse: number };
};

type RelativeReasons = {
  gajaKesari: { distance: number; helpers: readonly Graha[] };
  jupiterOutsideAnglesFromMoon: { distance: number };
  noneOnSide: { centre: Centre; side: Side; sign: number };
  someOnOtherSide: { centre: Centre; grahas: readonly Graha[] };
  oneSide: { centre: Centre; side: Side; grahas: readonly Graha[] };
  bothSides: { centre: Centre; before: readonly Graha[]; after: readonly Graha[] };
  nextToMoon: { grahas: readonly Graha[] };
  kemadruma: { sign: number };
  kemadrumaCancelled: { grahas: readonly Graha[]; origin: 'Moon' | 'lagna' };
  adhi: { distances: readonly GrahaAtDistance[] };
  outsideAdhi: GrahaAtDistance;
  vasumatiFromLagna: GrahasInHouses;
  vasumatiFromMoon: { grahas: readonly Graha[]; outside: GrahaInHouse };
  outsideVasumati: { fromLagna: GrahaInHouse; fromMoon: GrahaAtDistance };
  moonFromJupiter: { distance: number };
  sakata: { distance: number; house: number };
  sakataCancelled: { distance: number; house: number };
};

/** Nabhasa yogas that take precedence over those of the number of signs. */
type NabhasaFigure =
  | 'rajju'
  | 'musala'
  | 'nala'
  | 'mala'
  | 'sarpa'
  | 'gada'
  | 'shakata'
  | 'vihaga'
  | 'shringataka'
  | 'hala'
  | 'kamala'
  | 'vapi'
  | 'yupa'
  | 'ishu'
  | 'shakti'
  | 'danda'
  | 'nauka'
  | 'kuta'
  | 'chhatra'
  | 'chapa'
  | 'ardhachandra'
  | 'chakra'
  | 'samudra';

type NabhasaReasons = {
  /** all grahas in signs of one quality: movable, fixed or dual */
  asraya: { quality: SignQuality; signs: readonly number[] };
  outsideQuality: GrahaInSign & { quality: SignQuality };
  /** the benefics, or the malefics, occupy three angles */
  dala: GrahasInHouses;
  outsideAngles: GrahaInHouse;
  sharedAngle: GrahasInHouses;
  excludedInAngle: GrahaInHouse;
  /** the grahas form a figure of houses */
  akriti: GrahasInHouses;
  outsideFigure: GrahaInHouse;
  emptyHouseOfFigure: { house: number };
  /** named after the number of signs that the grahas occupy */
  sankhya: { signs: readonly number[] };
  otherSignCount: { count: number };
  otherNabhasaYoga: { count: number; yoga: NabhasaFigure };
};

type LordReasons = {
  connectedLords: { connections: readonly LordConnection[] };
  noConnectedLords: object;
  lordsApart: { first: LordInSign; second: LordInSign };
  /** one graha rules both houses, so it forms no connection */
  oneLordAlone: Lord;
  /** one graha rules both houses, but the yoga needs two lords */
  oneLord: Lord;
  lordNotStrong: LordInSign;
  lordsInAngles: { first: LordInSign; second: LordInSign; strong: Lord };
  lordsNotInAngles: { first: LordInSign; second: LordInSign };
  yogakaraka: Lord & { house: number };
  yogakarakaMisplaced: Lord & { house: number };
  noYogakaraka: object;
  neechaBhanga: { falls: readonly Fall[] };
  noFall: object;
  parivartana: { exchanges: readonly (readonly (GrahaInSign & GrahaInHouse)[])[] };
  noExchange: object;
  vipareeta: Lord & { house: number };
  lordInHouse: Lord & { house: number };
  daridra: Lord & { house: number };
  noDaridra: Lord & { house: number };
  lakshmi: { lord: LordInSign & { house: number }; lagnaLord: LordInSign };
  lordInSignAndHouse: LordInSign & { house: number };
  chamaraOfLord: Lord & { house: number };
  chamaraOfBenefics: { grahas: readonly Graha[]; house: number };
  noChamara: Lord;
  bheri: { occupants: readonly { house: number; grahas: readonly Graha[] }[]; strong: Lord };
  khadga: { first: LordInSign; second: LordInSign; lagnaLord: GrahaInHouse };
  lagnaLordMisplaced: GrahaInHouse;
  pushkala: PushkalaLords & { house: number; strong: Graha };
  pushkalaLordsApart: PushkalaLords;
  pushkalaOutsideAngles: PushkalaLords & { house: number };
  lagnaLordRulesMoonSign: GrahaInSign;
  noStrongGrahaAtLagna: object;
};
type PushkalaLords = { moonSignLord: Graha; moonSign: number; lagnaLord: Lord };

/** The facts of each kind of reason. */
export type YogaReasons = PlacementReasons & RelativeReasons & NabhasaReasons & LordReasons;
export type YogaReason = {
  [Kind in keyof YogaReasons]: { kind: Kind } & YogaReasons[Kind];
}[keyof YogaReasons];

/** Why a present yoga gives only a part of its results. */
export type YogaReduction =
  | { kind: 'combust' | 'debilitated' | 'withSun' | 'inEnemySign'; graha: Graha }
  | { kind: 'withMalefics'; malefics: readonly Graha[] }
  | { kind: 'noBeneficHelp' };
