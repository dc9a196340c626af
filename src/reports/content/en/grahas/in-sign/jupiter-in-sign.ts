/** Jupiter in each sign, Aries to Pisces: what you trust, and where you grow. */
export const jupiter = [
  'You trust new beginnings, and you take the lead with hope. You teach best by doing a thing first, in front of others. When you start a project, name the person who continues it after you.',
  'You believe in things that last: land, savings, food and family. Wealth grows for you through patience more than through risk. A monthly recurring deposit suits you better than quick trading.',
  'You grow by asking questions and by learning many subjects. You teach in a lively way, but you move to the next topic too soon. Choose one subject for a year, and finish it before the next.',
  'You grow by caring for family, guests and people in need. Others leave your home with new hope. Your kindness is large, so keep some time and some money for yourself as well.',
  'You respect greatness and expect noble conduct from people. Teaching, leadership and public work help you to grow. Praise others in front of the group; they return it as loyalty.',
  'You believe only what is useful and tested. You serve well, but you notice mistakes more than success. Each night, write down one thing that went right that day.',
  'You trust fairness, good company and clear agreements. Partnership, law and counselling help you to grow. When both sides look right, fix a day for your decision and keep to it.',
  'You trust only what has passed a hard test. You study deeply, keep secrets and stand by people in trouble. Pass on your knowledge to one younger person, because few others have it.',
  'Religion, ethics, law and higher learning come naturally to you. People ask you about the direction of their lives. Keep up your own study as well, for example one serious book each month.',
  'You trust work more than luck, and your hopes stay small and practical. You help by action, hardly by speeches. Set one larger goal with a date, and tell it to a well-wisher.',
  'You trust ideas that serve everybody, not only your own group. Friends, social work and new knowledge widen your life. Join one society, NGO or alumni group, and accept a duty in it.',
  'Your faith is natural, and you forgive quickly. You give without counting, and you feel other people’s sorrow. Choose your company with care, and sit in silence or prayer before you meet a crowd.',
] as const;
