/** The sign of the tenth house: suitable work. */
export const signOnTenth = [
  'You want work with a starting pistol. New ventures, emergencies and open contests suit you; maintaining what others began is where your attention leaves the building.',
  'Your calling has to do with substance: land, food, money, music, things well made. You build slowly, hold your position, and are paid in trust before you are paid in money.',
  'You work with signs. Writing, trade, teaching, code or conversation give you scope, and you are safest with two strings to your bow.',
  'Your public face is caring. Work that feeds, houses, teaches or protects people fits you, and you run a team the way a good household is run.',
  'You are meant to be seen doing it. Leadership, performance, administration or anything with a seal on it suits you, and you do not mind the weight as long as there is honour in it.',
  'Precision is your trade. Analysis, care of the body, editing, accounts, crafts: you climb by being the one whose work does not have to be checked.',
  'You do well wherever people must be brought to agree. Law, design, diplomacy, commerce and hospitality use your sense of proportion, and a pleasing office is a real need.',
  'You are good where stakes are high and facts are hidden. Research, finance, engineering, crisis work: people bring you the case after others have given it back.',
  'Your work needs a wide sky. Teaching, publishing, law, travel or counsel give you height, and you lead by making the purpose visible.',
  'You were made for the long climb. Organisation, building, government, any craft with ranks: you accept the stairs, and you outlast the people in the lift.',
  'You work for systems and for people you may never meet. Technology, science, social causes and large networks suit you, preferably with an odd timetable.',
  'Your vocation asks for imagination or mercy. Art, care, spiritual work, film, the sea: you do well where boundaries are soft, and you need firm hours to protect you from it.',
] as const;
