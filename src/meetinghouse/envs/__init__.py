"""The field's own interfaces: PettingZoo, OpenSpiel and Gymnasium. Each needs its extra and none needs another."""
