/** The main line of an antardasha, by a house of its lord: for adults, and up to twenty-one. */
import type { TextsByHouse } from './reading-text-type.ts';

export const headlines: TextsByHouse = [
  ['You act with confidence, and people see it.', 'You look after yourself and set your own course.', 'You need patience with yourself for a while.'],
  ['Money and family grow together.', 'Family, food and savings are the main subjects.', 'Careful words and careful spending are needed.'],
  ['Your effort and courage bring results.', 'Effort, contacts and short journeys fill this time.', 'Much effort is needed for small steps.'],
  ['Home, comfort and peace of mind improve.', 'Home, mother and property ask for your time.', 'Peace at home needs extra care.'],
  ['Learning, ideas and good advice do well.', 'Your mind is busy with study and plans.', 'Think twice before you follow a bright idea.'],
  ['You master daily tasks and opposition.', 'Daily duties and service fill this time.', 'Disputes and small debts need attention.'],
  ['Relationships and agreements go well.', 'Other people decide more than usual.', 'Agreements and closeness need patience.'],
  ['A deep change turns out useful.', 'Old matters end and something else begins.', 'Keep calm when plans change suddenly.'],
  ['Fortune, elders and teachers support you.', 'Travel, faith and learning are the subjects.', 'Support comes late; rely on your own effort.'],
  ['Your position and good name rise.', 'Duties in public grow.', 'More responsibility comes before more reward.'],
  ['Hopes are fulfilled and income grows.', 'Friends, groups and gains are the subjects.', 'Gains come, but later than you hope.'],
  ['Distant places, rest and inner growth do well.', 'You spend, travel and withdraw a little.', 'Protect your sleep, your time and your purse.'],
];

export const headlinesOfTheYoung: TextsByHouse = [
  ['Confidence grows, and others notice it.', 'This time forms character.', 'Patience and gentle guidance are needed.'],
  ['Family, food and speech bring joy.', 'Words, manners and family ties develop.', 'Gentle speech has to be learnt.'],
  ['Courage and hand skills grow.', 'Curiosity leads to many small attempts.', 'Restless energy needs sport and play.'],
  ['Home gives warmth and security.', 'Mother and home are the centre.', 'Change at home asks for more closeness.'],
  ['Learning and creativity are at their best.', 'Play, stories and study fill this time.', 'Talent needs regular practice.'],
  ['Practice and good habits bring success.', 'Routine and small duties are learnt.', 'Small conflicts teach fairness.'],
  ['Friendship and sharing come easily.', 'Other people become important.', 'Give and take has to be learnt.'],
  ['Deep interests appear.', 'Many questions and some changes come.', 'Sudden changes need calm adults.'],
  ['Teachers and grandparents bring luck.', 'Journeys, festivals and stories widen the view.', 'Guidance is needed, and rules with reasons.'],
  ['Good work is seen and praised.', 'School and duties become more serious.', 'Expectations grow; every effort deserves praise.'],
  ['Wishes come true, and friends are many.', 'Groups and goals are important.', 'Wishes have to wait a little.'],
  ['Imagination and rest do good.', 'A quieter time with rich dreams.', 'Sleep and quiet need protection.'],
];
