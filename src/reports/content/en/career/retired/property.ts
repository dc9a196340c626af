/** Land and home for a reader of sixty or more, who mostly owns what there is to own. */
import type { MoneyHouse } from '#src/reports/content/en/career/money/money-house-type.ts';
import { property as atWork } from '#src/reports/content/en/career/money/property.ts';

export const property: MoneyHouse = {
  ...atWork,
  lord: {
    angle: {
      notWeak: 'Land and home support you, and you look after what you own. Set a sum aside for repairs each year, and keep the nominee names up to date.',
      weak:
        'A home of your own took several attempts, and its papers still need care. Have the title deed checked once more while those who know it can be asked.',
    },
    trine: {
      notWeak: 'Property comes to you with help, and it often gives shelter to relatives too. Agree in writing who may use which room.',
      weak:
        'The house you wanted was larger than your means. Use one good floor well, and let the rest wait or earn a rent.',
    },
    growth: {
      notWeak: 'Property can earn money for you: a room on rent, a shop front, a garage. Compare the rent in the area once a year.',
      weak:
        'Upkeep of house and vehicle takes a part of your income every year. Keep a yearly sum for it, and sell what you no longer use.',
    },
    dusthana: {
      notWeak: 'Your property may be far from your birthplace, or came after patience with a difficult file. Collect all its papers in one folder.',
      weak:
        'A rented or shared home is right for you as long as it serves you. Keep the agreement in writing, and stand guarantor for no building loan.',
    },
  },
  occupant: {
    Sun: 'The place with your name at the gate matters to you. Keep its light and its east window, and settle early who looks after it later.',
    Moon: 'Home decides your peace of mind. Change the house only for a strong reason, and ask a calm relative first.',
    Mars: 'Land and repairs interest you. Settle a boundary dispute by a survey and not by an argument, and let others climb the ladder.',
    Mercury: 'A small, well-arranged home suits you. Compare rents and repair bills, and keep each receipt.',
    Jupiter: 'A comfortable home with space for guests suits you. Hold good land instead of selling it in a hurry.',
    Venus: 'Beautiful rooms are a real need for you. Put their cost, with insurance, into the yearly plan.',
    Saturn: 'You got your home late and by your own effort. Repair it part by part, and take no new loan on it.',
    Rahu: 'New townships and distant addresses attract you. See the approval from the municipality before the brochure, and ask the family.',
    Ketu: atWork.occupant.Ketu,
  },
  empty:
    'Property is a practical question for you and not a strong wish. Decide it by stairs, doctors and neighbours nearby, and take your time.',
};
