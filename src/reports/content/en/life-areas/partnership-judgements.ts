/** Judgements on partnership; its karaka is Venus. */
import type { JudgementTexts } from './area-verdict.ts';

export const partnershipJudgements: JudgementTexts = {
  together:
    'As a whole this room carries itself: an able lord, and friendly eyes upon it. You may rely on a bond more than you think, and be relied on, which some people find harder.',
  lord: 'Partnership rests on its lord in your chart, and the lord can bear it. Choose by character and by how a person keeps small promises; the ornaments may be as they please.',
  lordOverInfluences:
    'A sound bond and a good deal of interference: that is the contradiction here. The lord weighs more than those who press, since they only visit; what two people have settled in private outlasts the advice.',
  lordOverKaraka:
    'You are better at loyalty than at romance. The lord of the bond stands well while Venus, who sweetens it, is out of sorts; the lord decides, so the tie holds, and flowers can be put in the calendar.',
  lordOverPoints:
    'Few points and a strong keeper: the keeper is heard first. Your choice of people is narrow rather than poor, and one right person answers for a great many who never rang.',
  overruled:
    'By its lord your partnership is sound, by everything else it is tested, and the tests are three to one. Go slowly into agreements, keep their terms plain, and let time do the persuading that charm does for others.',
  wait: 'This room asks for patience. The lord of partnership is short of strength and no other voice speaks up for it, so let bonds grow by seasons, and judge them in the second winter and not in the first spring.',
  influencesUnderLord:
    'Kind eyes rest on the bond, and still its lord finds the work hard. The lord comes first, so the first steps are stiff; the kindness comes next, and people who wish the two of you well are worth inviting often.',
  karakaUnderLord:
    'Venus gives you charm to spare, the lord of the house less staying power. The second weighs more: beginnings come easily, and it is the Tuesday evenings that need practice. Practise those.',
  pointsUnderLord:
    'Many points stand here behind a hesitant lord. The lord is stronger than the sum, so there may be offers enough and a long wait before one of them is taken; the wait costs less than it seems to.',
  carried:
    'On paper the lord of this room is weak. Then company, Venus and the count all come to its aid, and three such voices prevail: others meet you more than halfway, provided that you leave your own door.',
  influences:
    'Partnership goes well for you with help. Its lord does not settle the matter, the friendly company does: introductions, family goodwill, a couple you can learn from. Accept the invitation to their table.',
  influencesOver:
    'The signs for the bond disagree, and the kinder side has more weight. Good company around the seventh makes up for what its other witnesses lack; when in doubt, meet among friends.',
  pressed:
    'Closeness comes to you with some weight on it, and the lord of the room is not the one to take it off. Patience helps, and so does saying early what you cannot do. A bond with honest limits has less to carry.',
  pressedOver:
    'There is promise in this room and there is strain. The strain stands closer and speaks first; the promise keeps for later, when both sides have stopped proving things. Count in years, and forgive in days.',
  karaka:
    'Venus is the helper here. The lord of the seventh leans to neither side, so tact, music and a well-chosen gift do more for you than strategy; you know how to make somebody feel expected.',
  karakaOver:
    'The count is sparing with partners, Venus is not sparing with affection. Between a number and a graha the graha is believed: it may take you longer to meet, and you lose no tenderness on the way.',
  karakaLow:
    'The lord of the bond is in fair order; it is Venus who needs some care. Affection gets forgotten between two errands, so give it a day of its own, and ask for yours aloud.',
  karakaLowOver:
    'Chances to meet there are, by the count, and a certain shyness in enjoying them. Venus outweighs the number, so do not add more meetings; stay longer at one.',
  points:
    'Numbers favour this room where nobody else takes sides. You do well by simply turning up: at weddings, at the club, across the table of a fair negotiation. Partnership gets likelier with each ordinary yes.',
  pointsLow:
    'The only reserve about this room is its small count. Do not look for a crowd of admirers or of clients; patience with a short list suits you, and the list may well have the right name on it.',
  even: 'No voice in this room is louder than another. Partnership is left to the two who make it, and that is fair: what you agree on a quiet morning counts for more than anything drawn in the sky.',
};
