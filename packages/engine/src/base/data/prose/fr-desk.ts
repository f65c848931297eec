import type { LocaleDesk } from '../locale-data.ts';

export const desk: LocaleDesk = {
  section: `Voyages
Cuisine
Maison
Jardin
Technologie
Sciences
Santé
Famille
Argent
Travail
Livres
Musique
Cinéma
Photographie
Sport
Nature
Histoire
Design
Culture
Opinions
Artisanat
Langues
Vie urbaine
Week-end`,
  project_name: `Refonte du site
Application mobile
Entrepôt de données
Portail client
Accueil des nouveaux
Migration de la facturation
Authentification unique
Recherche
Rapports mensuels
API publique
Système de design
Déménagement des bureaux
Accessibilité
Audit de sécurité
Migration vers le cloud
Lettre d’information
Portail partenaires
Centre d’aide
Moyens de paiement
Analyse des données
Import et export
Notifications
Temps de chargement
Traductions`,
  ticket_label: `anomalie
facturation
connexion
question
suggestion
mobile
performance
export
intégration
documentation
droits
notifications`,
  remark_reply: `Merci pour [votre message|ces précisions|votre retour]. [Je regarde|Nous regardons] et [revenons vers vous aujourd’hui|revenons vers vous demain|vous tenons au courant].
[J’ai pu reproduire le problème|Nous avons pu reproduire le problème] : [il est transmis aux développeurs|la cause est trouvée|un ticket interne est ouvert].
Pouvez-vous nous envoyer [une capture d’écran|l’heure exacte|l’adresse de la page|le fichier] pour [consulter les journaux|voir ce qui se passe|cerner le problème] ?
C’est corrigé [depuis ce matin|avec la version du jour|avec la mise à jour d’hier]. Merci de [recharger la page|vous reconnecter|réessayer].
Toujours pareil [chez moi|chez deux collègues|dans notre équipe], [même avec un autre navigateur|même après reconnexion|même aujourd’hui].
[Cela fonctionne|C’est réglé|Le problème est résolu], [merci|merci pour votre rapidité|vous pouvez fermer le ticket].
Ci-joint [une capture d’écran|le fichier|le message d’erreur] de [ce matin|hier|notre compte de test].
En attendant, vous pouvez [utiliser la version web|exporter en plusieurs parties|demander à un administrateur].
Nous avons [relevé la limite|corrigé la facture|renouvelé le lien|rétabli les droits] de votre organisation.
Avez-vous du nouveau ? [Cela bloque notre clôture mensuelle|Plusieurs collègues attendent|Il nous le faut pour vendredi].`,
  remark_order: `Merci de déposer le colis [chez les voisins|à la porte arrière|à l’accueil].
Merci de livrer [après 17 h|samedi si possible|avant midi].
C’est un cadeau : merci [de ne pas joindre la facture|de l’emballer|d’ajouter une carte].
La sonnette est en panne, merci de [téléphoner|frapper].
Merci de tout envoyer dans un seul colis.
[Troisième|Deuxième|Quatrième] étage sans ascenseur.
Merci d’indiquer le numéro de commande sur la facture.
Prévenez-moi si un article manque.`,
  remark_refund: `Article retourné [non ouvert|en bon état|avec son étiquette].
[Photos du dommage reçues|Dommage confirmé par les photos|Dommage signalé par le transporteur].
Remboursement [total|partiel] convenu [par téléphone|par courriel].
[Mauvaise taille|Mauvaise couleur|Mauvais modèle], étiquette de retour envoyée.
Colis retourné à l’expéditeur.
Geste commercial pour le retard.
Le client garde l’article.
Deuxième remboursement de ce client cette année, à vérifier.`,
  remark_revision: `Correction [d’une coquille|de deux coquilles|d’un lien mort] dans [l’introduction|la deuxième partie|le titre].
[Introduction|Dernière partie] raccourcie.
Mise à jour [des chiffres|des liens|des prix|des horaires].
Ajout [d’une photo|de deux sources|d’un paragraphe sur les coûts|d’une liste d’outils].
Correction [d’un nom|d’une date|d’une unité].
[Introduction|Conclusion] réécrite après les commentaires.
Résumé placé en tête.
Relu par [la rédaction|une deuxième personne].`,
  remark_flag: `Désactivé jusqu’à la fin du déploiement.
À l’essai chez quelques organisations.
Déployé par étapes depuis le mois dernier.
Visible des administrateurs seulement.
Remplace la version précédente.
Demandé par de nombreux clients.
À retirer quand tout le monde l’aura.
Peut être désactivé par le support.`,
  remark_image: `[Une tasse de café|Un carnet ouvert|Un ordinateur portable|Une coupe de fruits] sur une table [en bois|blanche|ronde]
[Deux personnes|Une femme|Un homme|Trois amis] dans [un parc|un café|un jardin|la vieille ville]
Vue [du port|de la vallée|de la place|de la vieille ville] [le matin|au coucher du soleil|en hiver|depuis les hauteurs]
[Tomates|Fleurs|Herbes|Pommes] dans [un panier|une caisse en bois|un bol bleu]
[Un train|Un vélo|Une barque] devant [un lac|une gare|une rangée de maisons]
[Des mains|Une enfant|Un artisan] [au travail du bois|devant la pâte à pain|devant un tableau]
[Une bibliothèque|Un bureau|Un atelier|Une cuisine] avec [des plantes|des outils|de vieilles cartes]
[Rue déserte|Plage déserte|Sentier désert] [après la pluie|à l’aube|en automne]`,
};
