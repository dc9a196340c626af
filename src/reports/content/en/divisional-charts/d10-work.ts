import type { DivisionalText } from './divisional-type.ts';

/** Texts of the D10, the dashamsha. */
export const d10Work: DivisionalText = {
  name: 'dashamsha',
  title: 'Dashamsha (D10): what you do among people',
  caption: 'Tenths of 3°.',
  text: 'Ask this chart how you work rather than at what. It shows the manner in which you hold a post, deal with those above and below you, and leave a mark that colleagues can point to.',
  timeRange: [
    'The tenth of a sign that gives it its lagna was rising',
    'A birth outside these minutes reads the next tenth.',
  ],
  lords: {
    Sun: 'At work you want a desk with your name on it. You would sooner answer for the whole shop than polish one shelf of it.',
    Moon: 'Your working life moves with the people in it. You read a team as others read the sky in June, and customers remember being looked after.',
    Mars: 'You work in sprints and against something: a deadline, a rival firm, an engine that refuses. Remove the opposition and half the appetite leaves with it.',
    Mercury:
      'Your trade runs on words, numbers and messages. Two tasks at once keep you fresher than one, and you treat an interruption as news.',
    Jupiter:
      'Sooner or later people bring you their questions. Advising, teaching and signing off suit you, and being consulted beforehand matters more than the title on the door.',
    Venus:
      'You notice how a thing is presented and whether colleagues can bear one another. Agreement is what you produce, whatever the visiting card says.',
    Saturn:
      'You were made for long projects and plain offices. The system you keep running is noticed chiefly on the day you take leave.',
  },
  lordByHouseClass: {
    angle: 'Effort and position stay close together: those who decide can see what you do.',
    trine: 'Doors are opened by seniors who happen to like your way of going about things.',
    hidden:
      'Your best work happens out of sight, in back offices or under other names, so mention it yourself at appraisal time.',
    other:
      'Your standing grows by a little every year, through contacts and overtime, rather than by one grand appointment.',
  },
  gains: {
    Sun: 'Authority fits you better in the office than at home. Relatives may still call you the little one, while a meeting falls silent when you have made up your mind.',
    Moon: 'Feeling becomes a professional tool. You sense a week ahead of the figures that a client is drifting away, and one well-timed visit keeps the account.',
    Mars: 'Courage that is patchy elsewhere is dependable on duty. Give you a site, a shift or a crisis with a number on it, and the hesitation of private life is gone.',
    Mercury:
      'Your wits sharpen when somebody is paying for them. The clear note, the right clause and the joke that ends a quarrel all come to you between ten and six.',
    Jupiter:
      'Judgement grows with office. Handed a committee, a class or a budget, you turn wiser than your own affairs would suggest, and juniors quote you.',
    Venus:
      'Tact is worth money in your line. You can refuse a supplier so pleasantly that sweets still arrive at Diwali, and bids are won in the way you serve the tea.',
    Saturn:
      'Patience that you grudge in private you give freely to a task. Twenty dull steps in the right order are your speciality, and auditors leave early.',
  },
  losses: {
    Sun: 'The confidence that friends know wears thin under a hard superior. Ask for the scope of a job in writing; you lead well once it is clear what is yours to lead.',
    Moon: 'Moods of a workplace get under your skin more than they deserve. Eat lunch away from the desk, and do not settle anything on a Friday evening that can wait for Monday.',
    Mars: 'Your push loses its aim in big organisations. Choose one quarrel a year that is worth having, and let the stationery cupboard go to whoever wants it.',
    Mercury:
      'Details that you handle easily for yourself slip when they belong to the firm. A checklist taped to the wall does more for you here than a better memory.',
    Jupiter:
      'Generosity is taken for granted at work. Keep teaching, but write down whose idea it was and what it cost in hours.',
    Venus:
      'Wanting everyone pleased can leave your own price unsaid. Name the figure first, then offer the biscuit.',
    Saturn:
      'Stamina that carries you through family matters frays under office routine. Short contracts, visible ends and a real holiday in May keep it whole.',
  },
  noChange:
    'What you are at your own table you are at your desk. Nobody meets a second person there, which saves you the effort of keeping two sets of manners.',
};
