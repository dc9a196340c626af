/** The Sun in each house, first to twelfth. */
export const sun = [
  'You have a strong will, and people give you responsibility early. You dislike being corrected in front of others. Ask for criticism in private, and do your most important work in the morning.',
  'Your self-respect depends much on the money that you earn yourself. You speak with authority at home, and family money may come with conditions. Build savings in your own name, and speak softly at meals.',
  'You are brave in small, visible acts: you speak first and take the lead. Brothers, sisters and neighbours send you ahead. Accept one public task this year, such as a post in the housing society.',
  'You want a home where your word counts. You feel settled when you own a house or have a room of your own. Plan for property early, and share decisions at home with your mother.',
  'You shine when you create, teach or perform. You are proud of your ideas, and of children, pupils or juniors. Show your work every few months, and do not wait until it is perfect.',
  'Competition and difficult work make you strong. Government service, law, administration and competitive exams are favoured. When work is easy you look for faults, so use such months for leave or a new course.',
  'You learn who you are through your partner and through dealings with others. You attract proud, capable people, and both sides want to decide. Divide the areas: for example, one decides on savings and one on the house.',
  'You keep your real strength hidden, and you ask about things that others avoid. Hard periods leave you simpler and stronger. Keep tax and inheritance papers in order, and have your eyes checked every year.',
  'Your father, a teacher or a principle stands behind your decisions. You may argue with such a person for years and still follow their example. Seek the blessing of elders before a big step.',
  'Your work makes you known, and authority comes to you. Government, administration, management or your own business is favoured. Ask for a clear title and for tasks with results that others can see.',
  'You gain through influential people, the government and elder brothers or sisters. You like friends who have achieved something. Ask them plainly for what you need; they seldom guess it.',
  'You build your confidence alone, away from public attention. Work abroad, in research or behind the scenes is favoured. Rise early, and give your father or seniors regular news, so that distance is not misunderstood.',
] as const;
