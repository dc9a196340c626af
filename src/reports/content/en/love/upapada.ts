/** The upapada, the arudha of the twelfth house, by its sign: how a marriage appears and what supports it. */
export const upapadaTexts = [
  'As a pair you are seen to dare. Bonds of yours begin with somebody’s leap and keep their standing through candour, so settle quarrels before visitors arrive and begin something new together every few years.',
  'People see the two of you as solid, and like to be fed there. What holds the tie is steadiness about money and meals; a fixed deposit in both names is a more romantic object than it looks.',
  'Yours is a union that talks in public, each ending the other’s sentences, and is invited for it. It rests on curiosity: read different books, keep separate friends, and bring the loot home.',
  'To outsiders a bond of yours is a household before it is a couple. Family stands around it closely, as support and as audience, and a gentle rule on who may advise keeps the roof dry.',
  'Together you make an entrance. The tie feeds on honour shown both ways, above all in company, and one unkind joke at a party costs it more than a month of plain differences.',
  'The pairing looks modest and runs like a good pharmacy. What sustains it is service, regular hours and humour about mistakes; perfection is the only guest to be shown the door.',
  'Others find the two of you charming and try to copy the curtains. Fairness is the beam that carries the weight here: the same rules, the same rest, the same right to be tired.',
  'From outside nobody quite knows how your bond works, and that suits it. It stands on trust that has been through something, and on neither of you ever telling the story at dinner.',
  'A tie of yours is known for open doors and opinions. Shared conviction keeps it upright, whether a faith, a cause or a football club, and a yearly journey repairs what routine wears down.',
  'From outside a bond of yours looks like an institution. It stands on duties well divided and on patience in lean years, and grows lighter the longer it lasts, which surprises those who thought it solemn.',
  'Friends are never sure whether you are a couple or a movement. Freedom given on both sides is the foundation; agree on few rules, good ones, and keep them even when nobody checks.',
  'There is something unworldly about a bond of yours, and people confide in it. Kindness holds it up and vagueness lets it sag, so pray, dream and forgive together, and also open the post.',
] as const;
