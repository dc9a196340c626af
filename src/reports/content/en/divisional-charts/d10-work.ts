import type { DivisionalText } from './divisional-type.ts';

/** Texts of the D10, the dashamsha. */
export const d10Work: DivisionalText = {
  name: 'dashamsha',
  title: 'Dashamsha (D10): work and position',
  caption: 'Tenths of 3°.',
  text: 'This chart shows how you work, more than in which field. It is read for the way you hold a post, deal with seniors and juniors, and leave results that others can name.',
  timeRange: ['The same tenth of a sign rose', 'For a birth outside these minutes the dashamsha is different.'],
  lords: {
    Sun: 'You want responsibility with your own name on it. A post in which you answer for the whole unit suits you better than a safe part of it.',
    Moon: 'Your work depends on the people in it. You read the mood of a team early, and customers remember that you looked after them. Choose contact with the public.',
    Mars: 'You work in bursts and against something: a deadline, a rival, a machine that fails. Without a target your interest falls, so set a new one each month.',
    Mercury:
      'Words, numbers and messages are your tools. Two tasks at once keep you fresher than one. Look for variety: trade, accounts, media or software.',
    Jupiter:
      'Sooner or later people bring you their questions. Teaching, advising and approving suit you, and being consulted matters more to you than the title.',
    Venus:
      'You notice how a thing is presented and whether colleagues get along. Design, hospitality, sales or any post that brings people to agreement suits you.',
    Saturn:
      'Long projects and plain offices suit you. People notice the system you keep running when you take leave, so report your work in writing.',
  },
  lordByHouseClass: {
    angle: 'Effort and position stay close together, because those who decide can see what you do.',
    trine: 'Seniors who like your way of working bring you opportunities.',
    dusthana: 'Your best work is done out of sight, so mention it yourself at appraisal time.',
    other: 'Your standing grows a little every year, through contacts and extra effort.',
  },
  gains: {
    Sun: 'In the office you have more authority than your manner suggests. A meeting listens once you have decided, so apply for posts that carry a signature.',
    Moon: 'Your feeling for people is useful at work. You notice that a client is leaving before the figures show it; one visit in time keeps the account.',
    Mars: 'On duty your courage is reliable. A site, a shift or a crisis brings out your best. Offer yourself for a difficult assignment.',
    Mercury:
      'Your mind is at its sharpest at work. The clear note and the right clause come to you in office hours, so ask for tasks with writing.',
    Jupiter:
      'Your judgement grows with office. With a committee, a class or a budget in your charge you decide wisely, and juniors repeat your words.',
    Venus:
      'Tact earns you money. You can refuse a supplier so politely that the relation continues. Ask to take part in negotiations.',
    Saturn:
      'You bring great patience to a task. Long procedures in the right order are your strength: audits, permits, large projects.',
  },
  losses: {
    Sun: 'Under a hard superior your confidence becomes less. Ask for the duties of the post in writing; you lead well once it is clear what you lead.',
    Moon: 'The mood of the office affects you too much. Eat lunch away from your desk, and decide nothing on a Friday evening that can wait until Monday.',
    Mars: 'Your energy loses its aim in a large organisation. Choose one fight a year that is worth having, and leave the small ones to others.',
    Mercury:
      'Details are easily lost at work, above all on busy days. A printed checklist on the wall helps you more than a better memory.',
    Jupiter:
      'Your generosity at work is taken for granted. Continue to teach, but note in an e-mail whose idea it was and how many hours it took.',
    Venus:
      'You want everyone to be pleased, and your own price is not mentioned. Name the figure first and be polite afterwards.',
    Saturn:
      'Office routine tires you sooner than you admit. Short contracts, clear ends and one real holiday a year keep you strong.',
  },
  noChange:
    'At work you are the same person as at home. What the birth chart says about your career holds, and no second manner is needed.',
};
