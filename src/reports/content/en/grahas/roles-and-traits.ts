/** The role of each graha as a line below its name, and its strength or caution in one sentence. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const grahaRoles: Record<Graha, string> = {
  Sun: 'what you stand for, and by whose light',
  Moon: 'the mind that feels, keeps and needs',
  Mars: 'strength, courage, the will to act',
  Mercury: 'thought, speech, skill, exchange',
  Jupiter: 'growth, counsel, faith, generosity',
  Venus: 'affection, beauty, ease, agreement',
  Saturn: 'time, work, limits and what they teach',
  Rahu: 'the unfamiliar, and the wish to reach it',
  Ketu: 'what you already know, and can let go',
};

export type Strain = 'debilitated' | 'hidden' | 'enemy';

/** "Two things to go gently with": one line for each graha and each kind of weakness; the Moon has no enemies. */
export const cautionTexts: Record<
  ClassicalGraha,
  Record<Exclude<Strain, 'enemy'>, string> & { enemy?: string }
> = {
  Sun: {
    debilitated:
      'You ask for too many votes. Decide one thing a week entirely by yourself, and tell people afterwards.',
    hidden: 'You hide your best work in a back room. Show one thing while it is still slightly unfinished.',
    enemy: 'You shine by permission. Notice whose nod you are waiting for.',
  },
  Moon: {
    debilitated: 'You keep a feeling until it is too large to hand over. Say it at the size of a cup.',
    hidden:
      'You comfort others when you are the one who is tired. Let the kettle be somebody else’s job tonight.',
  },
  Mars: {
    debilitated: 'Your anger goes round by the kitchen. A short plain objection would cost everybody less.',
    hidden: 'You spend strength on secret battles. Choose the one that is truly yours and put the rest down.',
    enemy: 'You push hardest when the door opens inwards. Try the handle first.',
  },
  Mercury: {
    debilitated: 'You know more than your notes do. Write the numbers down while you still feel them.',
    hidden: 'Your best thinking is done behind a closed door. Leave it ajar for the person it concerns.',
    enemy: 'You read tone where there was only haste. Ask for the sentence again.',
  },
  Jupiter: {
    debilitated: 'You expect little so as not to be let down. Hope for one definite thing and say its name.',
    hidden:
      'You give advice away and keep none for yourself. Take your own counsel once, as though you had paid for it.',
    enemy: 'You promise in round figures. Leave room for the change.',
  },
  Venus: {
    debilitated: 'You polish affection until it squeaks. Some things are to be enjoyed with a crack in them.',
    hidden: 'Your tenderness works the night shift. Bring a little of it to breakfast.',
    enemy: 'You say yes for the sake of the mood. The mood survives a kind no.',
  },
  Saturn: {
    debilitated: 'You lose patience with your own pace. Set the clock by last year and look again.',
    hidden: 'You carry duties nobody assigned. Read the list aloud and see who laughs.',
    enemy: 'You treat caution as a fact. Test it, in something small, each month.',
  },
};

/** Cautions by the house of Rahu. */
export const rahuCautionByHouse: readonly string[] = [
  'You outgrow a version of yourself before it has been paid for. Wear each one for a season.',
  'More is easy to want and hard to feel. Fix the sum at which you celebrate.',
  'You answer before the question has landed. One breath costs nothing.',
  'You go on searching for the perfect house. Hang a picture in this one.',
  'You gamble with attention. Stake it on something you could still care about next June.',
  'You enjoy the enemy a little. Leave one quarrel unanswered and watch it starve.',
  'You look into other people’s eyes to see how you are doing. Keep a mirror of your own.',
  'You open boxes that were closed for good reason. Knock first.',
  'You change teachers as the lesson gets difficult. Stay for the second half.',
  'You climb in your sleep. Put a chair on the landing and sit in it on Sundays.',
  'You count contacts where you might count friends. Telephone one.',
  'You vanish when things get interesting. Leave an address.',
];

export type Gift = 'exalted' | 'own' | 'direction' | 'angle' | 'trine' | 'friendly';

/** "Three strengths to lean on": one line for each graha and each kind of strength. */
export const strengthTexts: Record<ClassicalGraha, Record<Gift, string>> = {
  Sun: {
    exalted: 'Your sense of purpose is bright enough for others to read by.',
    own: 'Self-respect is your native climate, and it does not depend on the forecast.',
    direction: 'You are meant to be visible at work, and it agrees with you.',
    angle: 'You can stand in the middle of a thing without losing your nerve.',
    trine: 'Your conscience and your confidence are good friends.',
    friendly: 'People in authority tend to like you, and you know how to be liked.',
  },
  Moon: {
    exalted: 'Your calm is deep enough for two.',
    own: 'You know what you feel, and it makes you safe to confide in.',
    direction: 'Peace at home doubles your strength for everything else.',
    angle: 'You read a group correctly before it has said anything.',
    trine: 'A kind imagination helps you out of most corners.',
    friendly: 'You put people at ease without trying.',
  },
  Mars: {
    exalted: 'You have disciplined force, the kind that finishes.',
    own: 'Courage is simply available to you.',
    direction: 'You give your best with a target and a free hand.',
    angle: 'When something has to be moved, you move it.',
    trine: 'You fight for what you believe and sleep well afterwards.',
    friendly: 'Your energy makes allies faster than opponents.',
  },
  Mercury: {
    exalted: 'Your mind is exact, and kind enough to check its own work.',
    own: 'Words and figures come when you call them.',
    direction: 'People grasp you at once, since you think and speak in one piece.',
    angle: 'You talk your way in, and then you know the subject.',
    trine: 'You learn quickly and explain even faster.',
    friendly: 'Your tact with a difficult message is worth a salary.',
  },
  Jupiter: {
    exalted: 'Yours is a large heart with good judgement in it.',
    own: 'Wise people recognise you as one of their own.',
    direction: 'Your mere presence tends to raise the level of the talk.',
    angle: 'In your hardest hour somebody decent turns up.',
    trine: 'You have a gift for meeting the right elder at the right fork in the road.',
    friendly: 'Hope is a habit with you, and a catching one.',
  },
  Venus: {
    exalted: 'You love without counting, and beauty follows you home.',
    own: 'Grace comes naturally to you, in rooms and in quarrels.',
    direction: 'You make a place lovely to come back to.',
    angle: 'People say yes to you before they have heard the price.',
    trine: 'Your taste is a talent and could be trusted further.',
    friendly: 'You get along, and it is no accident.',
  },
  Saturn: {
    exalted: 'Your sense of justice has patience in it, which is rare.',
    own: 'What you undertake gets done, and it is the quiet people who know it.',
    direction: 'Your promises gain value with time.',
    angle: 'You hold when others let go.',
    trine: 'What you learn slowly you own completely.',
    friendly: 'Hard work does not frighten you, and that frees you.',
  },
};
