/**
 * What decided a room. The lord for it: `together` with good company, `lord` by itself, or over who contradicts; `overruled`
 * when all three others do. The lord against it: `wait`, or with a weaker voice raised in favour; `carried` when all three are.
 * The lord tipping it neither way: the heaviest of the others, with or against the rest; `even` when nobody speaks.
 */
export type AreaVerdict =
  | 'together'
  | 'lord'
  | 'lordOverInfluences'
  | 'lordOverKaraka'
  | 'lordOverPoints'
  | 'overruled'
  | 'wait'
  | 'influencesUnderLord'
  | 'karakaUnderLord'
  | 'pointsUnderLord'
  | 'carried'
  | 'influences'
  | 'influencesOver'
  | 'pressed'
  | 'pressedOver'
  | 'karaka'
  | 'karakaOver'
  | 'karakaLow'
  | 'karakaLowOver'
  | 'points'
  | 'pointsLow'
  | 'even';

export type JudgementTexts = Record<AreaVerdict, string>;
