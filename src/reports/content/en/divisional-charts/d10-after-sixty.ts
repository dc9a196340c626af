import { d10Work } from './d10-work.ts';
import type { DivisionalText } from './divisional-type.ts';

/** Texts of the D10 for a reader of sixty or more: duties of one’s own choice in place of a post. */
export const d10AfterSixty: DivisionalText = {
  ...d10Work,
  title: 'Dashamsha (D10): tasks and standing',
  text: 'This chart shows how you do your tasks, more than in which field. It is read for the way you hold a duty, deal with older and younger people, and leave results that others can name.',
  lords: {
    Sun: 'You want responsibility with your own name on it. One duty for which you answer alone suits you better than a part of many.',
    Moon: 'What you do depends on the people in it. You read the mood of a group early, so choose tasks among people.',
    Mars: 'You act in short, strong efforts, and best with a clear target. Set a new one each month, and rest between.',
    Mercury:
      'Words, numbers and messages are your tools. Two small tasks keep you fresher than one: accounts, letters or tuition.',
    Jupiter:
      'Sooner or later people bring you their questions. Teaching and advising suit you, and being asked matters more to you than a title.',
    Venus:
      'You notice how a thing is presented and whether people get along. Music, guests, design or bringing people to agreement suits you.',
    Saturn:
      'Long and quiet tasks suit you. People notice the order you keep only when you are away, so tell them what you do.',
  },
  lordByHouseClass: {
    angle: 'Effort and respect stay close together, because people can see what you do.',
    trine: 'Elders and friends who like your way bring you good tasks.',
    dusthana: 'Your best work is done out of sight, so mention it yourself at times.',
    other: 'Your standing grows a little every year, through contacts and care.',
  },
  gains: {
    Sun: 'In a group you have more authority than your manner suggests. People listen once you have decided, so speak last.',
    Moon: 'Your feeling for people is useful in every task. You notice who needs help before it is said; one visit in time is enough.',
    Mars: 'In an emergency your courage is reliable. Let others run, and direct them with short words.',
    Mercury:
      'Your mind is at its sharpest with a task before you. The clear note and the right word come then, so accept tasks with writing.',
    Jupiter:
      'Your judgement grows with responsibility. With a committee or a class in your charge you decide wisely, and younger people repeat your words.',
    Venus: 'You bring people together with tact. You can refuse so politely that the relation continues. Offer to settle small disputes.',
    Saturn:
      'You bring great patience to a task. Long procedures in the right order are your strength: records, permits, repairs in stages.',
  },
  losses: {
    Sun: 'Beside a person who commands, your confidence becomes less. Agree beforehand what is yours to decide; you lead well once it is clear.',
    Moon: 'The mood of a group affects you too much. Keep a quiet hour after each meeting, and decide nothing late in the evening.',
    Mars: 'Your energy loses its aim in a large group. Choose one cause a year that is worth a dispute, and leave the small ones to others.',
    Mercury:
      'Details are easily lost, above all on busy days. A printed checklist on the wall helps you more than a better memory.',
    Jupiter:
      'Your generosity is taken for granted. Continue to teach, but name the hours that you can give.',
    Venus: 'You want everyone to be pleased, and your own wish is not mentioned. Name it first, and be polite afterwards.',
    Saturn:
      'Fixed duties tire you sooner than you admit. Short tasks, clear ends and a free month each year keep you strong.',
  },
  noChange:
    'With a task you are the same person as at home. What the birth chart says about your work holds, and no second manner is needed.',
};
