/** The sign of the seventh house, Aries to Pisces: the qualities of the partner. */
export const seventhSignTexts = [
  'The person opposite brings a match to your well-laid fire: starts, dares, an honest temper. You who weigh both sides are lent a hand that simply opens the door and goes in.',
  'What comes towards you is substance. A companion adds patience, appetite and a house that smells of cooking to your intensity, and teaches you that peace can be kept as a habit.',
  'You are met by somebody’s quick tongue. Questions, news and ten plans for Sunday arrive with the other person, and your far-off aims get translated into things one can do by bus.',
  'A partner brings the weather of feeling into your dry season: family calls, tears allowed, soup. Your discipline gains a hearth, provided you do not time the visits of sentiment.',
  'Colour walks in with the one you choose. You keep a cool, wide view of humanity; they insist on being one particular, splendid human, and on candles when it is only a Wednesday.',
  'You drift, and someone turns up with a pencil. The other brings lists, good sense and a knack for the missing screw, and your kindness acquires opening hours without getting smaller.',
  'Grace enters by way of another person. To your haste they add the second thought, to your elbow room a shared armrest, and slowly you learn to win a thing by asking for it nicely.',
  'Depth comes into your calm garden with the other person. A companion wants to know what lies under the lawn; you supply the peace, and trust between you grows out of plain questions.',
  'The other arrives with a map. Where you collect facts they collect meanings, laugh loudly and pull you out of a crowd of possibilities on to an actual road.',
  'You bring the tenderness, and the one opposite brings walls to keep it warm. Expect a person of few words and kept promises, someone who pays on the first and grows merrier with age.',
  'Fresh air is what another person carries into your court. They treat you as an equal, forget to bow, know strange and clever people, and give your generous heart a cause larger than applause.',
  'Mildness enters your well-ordered days with another person. The companion you meet blurs your lists a little, sings in the shower, forgives the unfinished, and shows you that useful is only one way to be loved.',
] as const;
