/** The five mahapurusha yogas. */
export const mahapurushaYogas = {
  ruchaka:
    'Courage is the frame on which the rest of your character is hung. You lead from in front, train hard, and are believed because you have done it yourself.',
  bhadra:
    'You own an exceptional instrument in your mind: orderly, quick, well spoken. Learning goes in straight, and comes out as help.',
  hamsa:
    'There is a natural nobility in your counsel. The old books compare it to a swan, which is said to separate milk from water, and people do bring you mixtures.',
  malavya:
    'Grace is built into the structure of your life. Comfort, art and affection are not ornaments to you; they are how you get serious things done.',
  shasha:
    'You have the authority of somebody who has carried it. Responsibility for many people suits you, and your modest habits make it believable.',
} as const;
