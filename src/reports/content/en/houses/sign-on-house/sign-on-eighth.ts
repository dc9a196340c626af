/** The sign of the eighth house: change, and what is shared or hidden. */
export const signOnEighth = [
  'You meet upheaval standing up. When the lights go you are already looking for the fuse box, and what unsettles you is less the crisis than the long grey week of waiting for one.',
  'You change the way a river bank does. Nothing seems to happen for years, then a bend is there; where money is shared you want deeds, figures and a cup of tea before signing.',
  'You talk your way through change. Secrets make you curious rather than solemn, you take notes in the middle of turmoil, and a thing explained to somebody loses half its size.',
  'You hold on tightly, then let go all at once. What was handed down, from recipes to worries, sits deep in you, and a box of family papers can alter your view of your own childhood.',
  'You go into the dark with your chin up. Change has to be met with dignity, shared funds are an affair of honour, and you are most impressive when nobody is there to be impressed.',
  'You sort through upheaval drawer by drawer. Policies, passwords and family documents are in order with you, and a mystery interests you most when it turns out to have an index.',
  'You look for balance in deep water. Whatever is held in common, money, trust or a family silence, should be fair to both sides, and you cross rough patches best on somebody’s arm.',
  'Depth is home ground to you. You sense what lies under a sentence, shed old skins without a press notice, and can be told the truth at its full weight.',
  'You look for the meaning before the dust has settled. Change sends you to books, hills and teachers, and you have the gift of laughing, kindly, at the very door of the unknown.',
  'You plan for storms in dry weather. Reserves, agreements and a torch on its hook are your answer to uncertainty, and you come out of hard passages with better posture.',
  'You watch your own upheavals with interest. A clear head, a few unusual friends and a liking for experiments carry you across, and inherited rules are the first cargo thrown overboard.',
  'You dissolve and gather again. Dreams warn and console you, sympathy leads you into other people’s depths, and a joint account wants more attention than you feel like giving it.',
] as const;
