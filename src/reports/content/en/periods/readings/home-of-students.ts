/** Home and family of a reader under 22 who is no longer a child. Index house - 1: good, steady, careful. */
import type { TextsByHouse } from './reading-text-type.ts';

export const homeOfStudents: TextsByHouse = [
  ['Your confidence grows, and the family notices it.', 'You want to decide more by yourself.', 'Your mood changes quickly. Speak after a pause.'],
  ['Family meals and stories give you security.', 'You learn how the family handles money.', 'Choose your words with care at home.'],
  ['Brothers, sisters and cousins stand by you.', 'You bring news and friends into the house.', 'Make peace quickly after a small quarrel.'],
  ['Your mother and your home give you strength.', 'A new room or another home is possible.', 'A change at home needs time and talk.'],
  ['Music, festivals and hobbies bring joy at home.', 'The family discovers a talent of yours.', 'Accept advice as gladly as praise.'],
  ['You help at home, and others notice it.', 'A fixed plan for the day helps everybody.', 'Do your share before you are asked.'],
  ['You share easily, and others like your company.', 'You learn when to give way and when not.', 'Listen to the end before you answer.'],
  ['Relatives help with a gift or a fee.', 'You ask about the past of the family.', 'Tell one elder what worries you.'],
  ['Your father and elders guide you well.', 'Journeys and festivals with the family teach you much.', 'You and the elders differ. Stay polite.'],
  ['The family has reason to be proud of you.', 'Everybody is busy; eat one meal a day together.', 'Much is expected. Say what you can do.'],
  ['Relatives help you to fulfil a wish.', 'Guests and cousins come often.', 'Wait with a costly wish.'],
  ['You sleep well and like quiet hours.', 'You may live away from home for studies.', 'Stay up late on one evening a week at most.'],
];
