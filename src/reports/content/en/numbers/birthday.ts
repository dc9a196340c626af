/** The day of the month, as a variant of its driver: index day - 1. `because` follows the sum of the digits. */
import type { TextWithReason } from '#src/reports/content/en/common/text-with-reason.ts';

export const birthdayTexts: readonly TextWithReason[] = [
  {
    text: 'The pure form of the number: nothing before it, nothing mixed in. You decide cleanly, dislike being supervised, and grow up on the day on which you first thank the person who held the ladder.',
    because: 'the first needs no adding: it is the one by itself',
  },
  {
    text: 'Tenderness with good eyesight. You notice who stands alone at a function and walk over as if by accident; your own needs are left for last, so a friend who asks twice is worth keeping.',
    because: 'the second of a month is the two unmixed',
  },
  {
    text: 'Bright from the start: a story, a song, a reason why the rule makes sense. On the third the teacher is also the entertainer, and the gift asks to be rehearsed as well as enjoyed.',
    because: 'a birth on the third has the three without any company',
  },
  {
    text: 'You take apart the clock to see why it ticks, and put it back with one screw fewer, ticking better. Steady habits protect you here, since surprises find you without an appointment.',
    because: 'the fourth day carries the four as it stands',
  },
  {
    text: 'Mercury at its lightest. Wherever there is a queue you are in conversation by the third minute, and have been offered a lift, a recipe and a job by the counter.',
    because: 'the fifth is five through and through',
  },
  {
    text: 'Affection first, furniture second, everything else after that. You were drawn early to colour and harmony, and carry the family’s peace in your bag along with the safety pins.',
    because: 'nothing is added on the sixth, so Venus speaks alone',
  },
  {
    text: 'Inner weather, clear and private. As a child you could be left with a book and a step to sit on; as an adult you guard that step, and you are right to.',
    because: 'the seventh day holds the seven undiluted',
  },
  {
    text: 'An old soul’s patience, a manager’s eye. Difficulties met you at the gate rather than in the middle of the road, and they have left you with shoulders on which others set things down.',
    because: 'an eight of the eighth day has nobody to share it with',
  },
  {
    text: 'Straight fire. You forgive more quickly than you apologise, run towards smoke, and are at your very best when the cause is bigger than your name.',
    because: 'the last single digit stands alone on the ninth',
  },
  {
    text: 'A one with a wheel beside it: your luck turns visibly, and you begin again with a cheerfulness that puzzles careful people. Plans grow when you announce them, so announce the ones you mean.',
    because: 'the nought adds no number but gives the one a field to move in',
  },
  {
    text: 'Two ones make this two: within the gentle listener sit a pair of strong wills, not always of one opinion. Intuition comes as a sudden sentence; write it down before the two of them discuss it.',
    because: 'eleven is first doubled, and only then softened to a two',
  },
  {
    text: 'The one leads, the two takes part, and the three that comes of them performs with feeling. You often give up your own place in the queue; notice when it is kindness and when it is a habit.',
    because: 'twelve sets the Sun beside the Moon before Jupiter speaks',
  },
  {
    text: 'Change is a relative of yours; it arrives unannounced and stays to dinner. Behind the four there is a leader and a storyteller, and when a plan falls you are quoting it as an anecdote by the weekend.',
    because: 'the one and the three of this day meet in a four',
  },
  {
    text: 'A quick five with a firm floor under it. You can speak to crowds, deal in movement and news, and still want the account book to balance on Friday evening.',
    because: 'fourteen brings a four along, which steadies Mercury’s feet',
  },
  {
    text: 'Charm that could sell combs to the bald, and a kind heart that gives the money back. Gifts and favours come your way; music or speech of some sort is seldom far from your hand.',
    because: 'one and five stand behind this six, the self and its tongue',
  },
  {
    text: 'You build high and listen deep. Your seven has been taught by plans that came down in their second storey, and it knows since then to ask about the ground before admiring the view.',
    because: 'the six of comfort and a lone one add to a seven',
  },
  {
    text: 'Sober on the outside, with a hidden upper window. Ambition for this eight is long and oddly unworldly; what you make tends to be found good by people whom you never meet.',
    because: 'in seventeen the dreamer’s seven leans on a one and becomes Saturn’s',
  },
  {
    text: 'The warrior brings a conscience, heavy and useful. You fight family battles in your head for years; said in eight calm words, most of them shrink to the size of a misunderstanding.',
    because: 'eighteen joins the Sun to Saturn, and their sum is Mars',
  },
  {
    text: 'First and last in one day: all the digits lie between your two. You start like a one and finish like a nine, so people assume there is no tired middle, and there it is that company helps.',
    because: 'the whole row, from one to nine, is folded into this date',
  },
  {
    text: 'A two with an open hand behind it. Feeling here is broad and slow like a river in the plains; you wake to a purpose rather late, and then with a strength that surprises the relatives.',
    because: 'the nought leaves the Moon by itself and only widens it',
  },
  {
    text: 'The charmed three. Doors are opened by people who like your voice; you repay it by learning the craft properly, so that the door stays open when the charm has a cold.',
    because: 'twenty-one lets the Moon lead and the Sun follow',
  },
  {
    text: 'Two gentle digits make the stubborn four: a diplomat’s manner around an engineer’s plan. You can organise a thousand people without raising your voice, and need a holiday from being needed.',
    because: 'the two is doubled before it is squared off',
  },
  {
    text: 'Feeling and telling come together in a very lively five. You have protectors among seniors, talent for the right word in the lift, and a memory for the birthdays of assistants.',
    because: 'a two that senses and a three that speaks are added',
  },
  {
    text: 'Affection with a sense of order. You fall for capable people, run a household like a good small hotel, and show your heart by remembering how the other one takes the rice.',
    because: 'twenty-four pairs the listener with the builder, and Venus is the result',
  },
  {
    text: 'A mind that learns by observing, then by trial, and only at the end by the manual. Your early years taught you to read faces; now the reading is swift enough to look like second sight.',
    because: 'the Moon’s two is sharpened by Mercury before the seven is reached',
  },
  {
    text: 'Soft hands under the iron glove. You carry others’ loads out of sheer sympathy and call it duty; partnerships flourish when the terms are spoken before the work and not after it.',
    because: 'two and six, both tender, are what this eight is made of',
  },
  {
    text: 'The thoughtful commander. You plan a charge in the evening and cancel half of it by morning, which is why the other half succeeds; study, the law of things, and old stories steady your aim.',
    because: 'a seven stands in the reserve behind this nine',
  },
  {
    text: 'A sociable one: you would like to lead, and to be liked while leading. Trust arrives before caution with you, so let agreements with friends be written in an ordinary pen on ordinary paper.',
    because: 'twenty-eight comes to ten by way of the Moon and Saturn',
  },
  {
    text: 'The deepest of the twos. Under quiet water runs a strong current, now hopeful, now weary of people; a craft that takes both hands brings you back to the bank every time.',
    because: 'with a nine inside, this two is held in by Mars',
  },
  {
    text: 'A cheerful brain on its own veranda. You think for pleasure, speak when the thought is ready, and may turn down a profitable nonsense simply because it would have been dull.',
    because: 'thirty is three with a nought, so that nothing disturbs it',
  },
  {
    text: 'A four with a story to tell. You would rather be right with a few than popular with many; then someone gets you laughing, and the whole room sees what the few have known.',
    because: 'three and one lie behind it, a lively mouth and a lone head',
  },
];
