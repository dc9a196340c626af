/**
 * What decided the judgement of an area. Lord in favour: `together` with the influences, `lord` alone, or over an opponent
 * (`lordOver…`); `overruled` if all three others are against it. Lord against: `wait`, or with one other in favour (`…UnderLord`);
 * `carried` if all three are. Lord neutral: the heaviest of the others, alone or over the rest (`…Over`); `even` if all are neutral.
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
  | 'afflicted'
  | 'afflictedOver'
  | 'karaka'
  | 'karakaOver'
  | 'karakaLow'
  | 'karakaLowOver'
  | 'points'
  | 'pointsLow'
  | 'even';

export type JudgementTexts = Record<AreaVerdict, string>;
