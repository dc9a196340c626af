/** The condition of the lords of the second, fourth and fifth house. */
import type { LordConditionTexts } from './lord-condition-type.ts';

export const firstSix: LordConditionTexts<2 | 4 | 5> = {
  2: {
    exalted: 'Your power to earn and save is excellent, and your speech is fine. You often ask for too little. Quote a higher fee or salary next time.',
    moolatrikona: 'Money grows with you when it has a purpose and a date. Give each deposit a name, such as wedding or studies, and use it for nothing else.',
    own: 'You can provide for yourself and the family from your own earning, and people trust your word. Keep that trust by paying dues before the date.',
    friendly: 'Relatives and colleagues help you with good advice on money. Ask a cousin or senior about rates and pay, and keep copies of what you sign.',
    neutral: 'Your savings are exactly as regular as your habits. A monthly recurring deposit decides more here than luck does.',
    enemy: 'Saving is difficult for you, and income meets obstacles. Kindness to relatives often costs you. Agree on the price before any work, even for family.',
    debilitated: 'Money has often been short, and you have learned to be careful. Hope for no sudden gain. Look at the balance every Friday and add a little.',
    dusthana: 'You have good resources, but they are blocked: in joint names, in late payments, in a distant place. Write for each of them until it is paid.',
    held: 'Your savings may look small, yet help comes when you need it, and people trust you. Spend little on show, and let deposits run to the end.',
  },
  4: {
    exalted: 'Deep inner peace and a good home are likely for you, and others rest well in your house. When prices are fair, consider buying property.',
    moolatrikona: 'You run a home well, with rules, plants and fixed hours. Offer to look after the family property or the housing society; few can do it better.',
    own: 'You feel at home quickly, and peace there needs no struggle. Because this base is safe, you can afford a bolder step at work.',
    friendly: 'Peace at home comes to you through good neighbours and relatives. Meet the people next door before you rent or buy a flat.',
    neutral: 'Your peace at home depends on upkeep. Clean, airy rooms and one evening a week without visitors are enough to keep it.',
    enemy: 'Home has not always felt like your own place, and peace there takes effort. Make one corner fully yours, even in a hostel or joint family.',
    debilitated: 'A comfortable home did not come easily to you; you build it piece by piece. Keep the home loan instalment under a third of your income.',
    dusthana: 'You have real comfort away from the usual place: abroad, in a rented room, or before others wake. Use that hour every day.',
    held: 'Home worries you at times, yet somebody helps when you ask. Guests feel welcome with you. Drop one needless repair or duty this month.',
  },
  5: {
    exalted: 'Your judgement and talent are excellent, and a quick idea of yours is often right. Sit for the competitive exam, or publish what you made.',
    moolatrikona: 'Your talent works best with daily discipline and improves every year. Study or create at one fixed hour, and keep a record of it.',
    own: 'You think for yourself and create in your own style. Copying a guide or another artist makes you weaker. Keep your drafts; pupils may ask for them.',
    friendly: 'Your mind opens in friendly company and closes before a cold teacher. When you choose a course, put a kind teacher before a famous name.',
    neutral: 'Your intelligence is good whenever you are rested. Two free hours a week for a hobby bring you more ideas than extra study.',
    enemy: 'Learning or creating often meets criticism, and the words of a strict teacher stay with you. Write or draw one page a week that nobody marks.',
    debilitated: 'Exams and creative work cost you more effort than others. Practical tests suit you better. Look for a patient teacher, and keep away from speculation.',
    dusthana: 'A real talent of yours stays hidden and appears only in a crisis or far away. Show it once at a family function or at the office.',
    held: 'You think little of your own ideas, yet people come back to ask for them. Give your suggestion first in the next discussion.',
  },
};
