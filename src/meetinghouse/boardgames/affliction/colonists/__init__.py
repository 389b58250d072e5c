"""One file for each colonist; the registry is here."""

from __future__ import annotations

from meetinghouse.boardgames.affliction.colonists.abigail_williams import AbigailWilliams
from meetinghouse.boardgames.affliction.colonists.ann_pudeator import AnnPudeator
from meetinghouse.boardgames.affliction.colonists.ann_putnam import AnnPutnam
from meetinghouse.boardgames.affliction.colonists.base import Colonist
from meetinghouse.boardgames.affliction.colonists.benjamin_proctor import BenjaminProctor
from meetinghouse.boardgames.affliction.colonists.bridget_bishop import BridgetBishop
from meetinghouse.boardgames.affliction.colonists.daniel_andrew import DanielAndrew
from meetinghouse.boardgames.affliction.colonists.deodat_lawson import DeodatLawson
from meetinghouse.boardgames.affliction.colonists.edward_putnam import EdwardPutnam
from meetinghouse.boardgames.affliction.colonists.elizabeth_hubbard import ElizabethHubbard
from meetinghouse.boardgames.affliction.colonists.elizabeth_parris import ElizabethParris
from meetinghouse.boardgames.affliction.colonists.elizabeth_porter import ElizabethPorter
from meetinghouse.boardgames.affliction.colonists.elizabeth_proctor import ElizabethProctor
from meetinghouse.boardgames.affliction.colonists.george_burroughs import GeorgeBurroughs
from meetinghouse.boardgames.affliction.colonists.george_jacobs import GeorgeJacobs
from meetinghouse.boardgames.affliction.colonists.giles_corey import GilesCorey
from meetinghouse.boardgames.affliction.colonists.israel_porter import IsraelPorter
from meetinghouse.boardgames.affliction.colonists.john_alden import JohnAlden
from meetinghouse.boardgames.affliction.colonists.john_porter import JohnPorter
from meetinghouse.boardgames.affliction.colonists.john_proctor import JohnProctor
from meetinghouse.boardgames.affliction.colonists.john_putnam import JohnPutnam
from meetinghouse.boardgames.affliction.colonists.john_willard import JohnWillard
from meetinghouse.boardgames.affliction.colonists.joseph_porter import JosephPorter
from meetinghouse.boardgames.affliction.colonists.margaret_jacobs import MargaretJacobs
from meetinghouse.boardgames.affliction.colonists.martha_corey import MarthaCorey
from meetinghouse.boardgames.affliction.colonists.mary_black import MaryBlack
from meetinghouse.boardgames.affliction.colonists.mary_easty import MaryEasty
from meetinghouse.boardgames.affliction.colonists.mary_warren import MaryWarren
from meetinghouse.boardgames.affliction.colonists.mercy_lewis import MercyLewis
from meetinghouse.boardgames.affliction.colonists.nathaniel_ingersoll import NathanielIngersoll
from meetinghouse.boardgames.affliction.colonists.nathaniel_putnam import NathanielPutnam
from meetinghouse.boardgames.affliction.colonists.philip_english import PhilipEnglish
from meetinghouse.boardgames.affliction.colonists.rebecca_nurse import RebeccaNurse
from meetinghouse.boardgames.affliction.colonists.samuel_parris import SamuelParris
from meetinghouse.boardgames.affliction.colonists.sarah_cloyce import SarahCloyce
from meetinghouse.boardgames.affliction.colonists.sarah_good import SarahGood
from meetinghouse.boardgames.affliction.colonists.sarah_osborne import SarahOsborne
from meetinghouse.boardgames.affliction.colonists.susannah_martin import SusannahMartin
from meetinghouse.boardgames.affliction.colonists.thomas_putnam import ThomasPutnam
from meetinghouse.boardgames.affliction.colonists.tituba import Tituba
from meetinghouse.boardgames.affliction.colonists.william_griggs import WilliamGriggs
from meetinghouse.boardgames.affliction.colonists.william_proctor import WilliamProctor

BEHAVIOURS: dict[str, Colonist] = {
    "thomas_putnam": ThomasPutnam(),
    "edward_putnam": EdwardPutnam(),
    "john_putnam": JohnPutnam(),
    "nathaniel_putnam": NathanielPutnam(),
    "john_proctor": JohnProctor(),
    "elizabeth_proctor": ElizabethProctor(),
    "william_proctor": WilliamProctor(),
    "benjamin_proctor": BenjaminProctor(),
    "john_porter": JohnPorter(),
    "israel_porter": IsraelPorter(),
    "elizabeth_porter": ElizabethPorter(),
    "joseph_porter": JosephPorter(),
    "ann_putnam": AnnPutnam(),
    "mercy_lewis": MercyLewis(),
    "elizabeth_parris": ElizabethParris(),
    "mary_warren": MaryWarren(),
    "abigail_williams": AbigailWilliams(),
    "elizabeth_hubbard": ElizabethHubbard(),
    "bridget_bishop": BridgetBishop(),
    "mary_black": MaryBlack(),
    "sarah_good": SarahGood(),
    "george_burroughs": GeorgeBurroughs(),
    "martha_corey": MarthaCorey(),
    "deodat_lawson": DeodatLawson(),
    "margaret_jacobs": MargaretJacobs(),
    "george_jacobs": GeorgeJacobs(),
    "william_griggs": WilliamGriggs(),
    "philip_english": PhilipEnglish(),
    "tituba": Tituba(),
    "samuel_parris": SamuelParris(),
    "rebecca_nurse": RebeccaNurse(),
    "giles_corey": GilesCorey(),
    "sarah_osborne": SarahOsborne(),
    "sarah_cloyce": SarahCloyce(),
    "mary_easty": MaryEasty(),
    "john_willard": JohnWillard(),
    "ann_pudeator": AnnPudeator(),
    "susannah_martin": SusannahMartin(),
    "nathaniel_ingersoll": NathanielIngersoll(),
    "daniel_andrew": DanielAndrew(),
    "john_alden": JohnAlden(),
}
