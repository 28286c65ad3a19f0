import type { Texts } from '../texts';
import { plural } from './formats';

type Counts = Readonly<Record<'added' | 'improved' | 'unchanged' | 'keptMine', number>>;

function outcome(kind: string, { added, improved, unchanged, keptMine }: Counts): string[] {
  const clauses = [
    added > 0 && plural(added, { one: '# nouvelle', other: '# nouvelles' }),
    improved > 0 &&
      plural(improved, { one: '# qui continue la vôtre', other: '# qui continuent les vôtres' }),
    unchanged > 0 && plural(unchanged, { one: '# déjà présente', other: '# déjà présentes' }),
    keptMine > 0 &&
      plural(keptMine, {
        one: '# différente (la vôtre est gardée)',
        other: '# différentes (les vôtres sont gardées)',
      }),
  ].filter((clause) => clause !== false);
  return clauses.length > 0 ? [`${kind}\u00A0: ${clauses.join(', ')}.`] : [];
}

export const progressTexts: Texts['progress'] = {
  title: 'Votre progression',
  description:
    'Vos statistiques dans Zoomle\u00A0: victoires, séries et essais. Enregistrez votre progression en fichier ou en code, et retrouvez-la sur un autre appareil.',
  open: 'Transférer votre progression sur un autre appareil',
  intro:
    'Votre progression est enregistrée dans ce navigateur, sur cet appareil, et nulle part ailleurs. Gardez-en une copie, ou transférez-la sur un autre appareil.',
  export: {
    heading: 'Exporter',
    nothing: 'Il n’y a encore rien à exporter\u00A0: faites un premier essai.',
    note: 'L’export contient les parties du jour et des archives, mais ni l’entraînement, ni les défis, ni les réglages. Un code contient les mêmes données\u00A0: collez-le dans un message à vous-même.',
    save: 'Enregistrer un fichier',
    copy: 'Copier un code',
    fileName: (date) => `zoomle-progression-${date}.json`,
  },
  keep: {
    heading: 'Conserver',
    note: 'Un navigateur peut effacer ce que les sites ont enregistré quand l’appareil manque de place. Vous pouvez lui demander de conserver votre progression\u202F; il voudra peut-être une confirmation.',
    ask: 'Demander au navigateur',
    kept: 'Le navigateur conservera votre progression jusqu’à ce que vous l’effaciez.',
    refused: 'Le navigateur ne promet rien. Exportez une copie de temps en temps.',
  },
  import: {
    heading: 'Importer',
    note: 'Vous verrez le résultat de l’import avant tout changement. Une carte terminée n’est jamais remplacée.',
    file: 'Depuis un fichier',
    code: 'Depuis un code',
    preview: 'Aperçu',
    outcome: (counts) => [
      ...outcome('Cartes du jour', counts.daily),
      ...outcome('Archives', counts.archive),
    ],
    nothingNew: 'Il n’y a rien de nouveau dedans.',
    confirm: 'Importer',
    decline: 'Annuler',
    declined: 'Rien n’a été changé.',
    imported: (count) => plural(count, { one: '# carte importée.', other: '# cartes importées.' }),
    notStored:
      'Ce navigateur ne peut pas les enregistrer pour l’instant\u00A0: elles seront peut-être perdues quand vous partirez.',
    refused: {
      damaged:
        'Lecture impossible\u00A0: les données sont abîmées ou incomplètes, ou contiennent des dates futures d’après l’horloge de cet appareil. Rien n’a été changé.',
      foreign: 'Ce n’est pas un export de Zoomle. Rien n’a été changé.',
      newer:
        'Cet export vient d’une version de Zoomle plus récente que celle ouverte ici. Rien n’a été changé. Rechargez la page et réessayez.',
      oversized:
        'Cela dépasse 1\u00A0Mo\u00A0: ce ne peut pas être un export de Zoomle. Rien n’a été changé.',
      unavailable:
        'Une partie du site nécessaire ici n’a pas pu être chargée. Vérifiez la connexion, rechargez la page et réessayez.',
    },
  },
};
